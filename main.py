"""Where Flet starts the packaged app."""

from companion.launch import main

raise SystemExit(main())
