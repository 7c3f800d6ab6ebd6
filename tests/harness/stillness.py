"""What is waited for before a finger comes down: that the node under it no longer moves."""

STILL = """async node => {
  const where = () => JSON.stringify(node.getBoundingClientRect())
  for (let was = '', now = where(), tries = 0; was !== now && tries < 50; tries++) {
    was = now
    await new Promise(done => setTimeout(done, 50))
    now = where()
  }
}"""
"""What has just been drawn may still move; a person sees that before the finger is down."""
