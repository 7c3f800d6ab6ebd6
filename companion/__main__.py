"""`python -m companion`."""

from companion.command.launch import main

raise SystemExit(main())
