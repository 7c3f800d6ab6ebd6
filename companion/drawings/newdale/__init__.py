"""Our drawings for Newdale: figures, goods, places of the table, odds as lengths, the road of a campaign."""
