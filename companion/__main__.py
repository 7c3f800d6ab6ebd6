"""`python -m companion`."""

from companion.launch import main

raise SystemExit(main())
