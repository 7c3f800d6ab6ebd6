getting_ready = Getting ready, { $n } of { $of } …
needs_https = Tidekeeper needs a secure address, one that begins with https. At this one the browser can neither keep your matches safely nor work without the network, so nothing was started.
too_old = This browser is too old for Tidekeeper. Try a newer version of it, or another one.
open_elsewhere = Tidekeeper is open in another tab or window of this browser. Go on there, or close it: then it opens here by itself.
failed = Tidekeeper could not start. What was saved is safe.
again = Try again
no_script = Tidekeeper needs JavaScript. Switch it on for this page.
updated = Tidekeeper was updated to version { $version }.
