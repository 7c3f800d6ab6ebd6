"""What is mended in Flet 1.0.5 from outside: a module each, with a canary test that fails when Flet has mended it."""
