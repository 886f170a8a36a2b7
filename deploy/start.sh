#!/bin/sh
# Publishes the build of this container and starts nginx. A container publishes once: when it restarts, a newer release may
# have been published in the same folder. A new container with an older image goes back to that release.
set -eu
if [ ! -e temp/published ] || [ ! -e files/portal/index.html ]; then
  ./release.sh build files/portal
  touch temp/published
fi
exec nginx -p "$PWD/" -c nginx/nginx.conf
