"""Where Flet starts the packaged app."""

from companion.command.launch import main

raise SystemExit(main())
