#!/bin/sh
# Publishes the build of this container and starts nginx. A container publishes once: when it restarts, a newer release may
# have been published in the same folder. A new container with an older image goes back to that release. The mark is on the
# volume, because a container can lose all other files when it restarts.
set -eu
mark=files/published-$(uname -n) build=$(cksum <build/index.html)
if [ "$(cat "$mark" 2>/dev/null)" != "$build" ] || [ ! -e files/portal/index.html ]; then
  ./release.sh build files/portal
  echo "$build" >"$mark"
fi
exec nginx -p "$PWD/" -c nginx/nginx.conf
