#!/bin/sh
# Publishes the build of this container and starts nginx. A container publishes once: when it restarts, a newer release may
# have been published in the same folder. A new container with an older image goes back to that release. The mark is on the
# volume, because a container can lose all other files when it restarts.
set -eu
# The values of the example would block the card vault, or send weaknesses to nobody.
if grep -rnE '^[^#]*(example\.(se|com)|backend\.internal|id1")' settings; then
  echo 'settings/ still has values of the example: see docs/operations.md' >&2
  exit 1
fi
expires=$(sed -n 's/^Expires: *//p' settings/security.txt)
if [ "$(printf '%s\n' "$(date -u +%Y-%m-%d)" "$expires" | sort | head -n 1)" = "$expires" ]; then
  echo "settings/security.txt has expired: $expires" >&2
  exit 1
fi
mark=files/published-$(uname -n) build=$(cksum <build/index.html)
if [ "$(cat "$mark" 2>/dev/null)" != "$build" ] || [ ! -e files/portal/index.html ]; then
  ./release.sh build files/portal
  echo "$build" >"$mark"
fi
exec nginx -p "$PWD/" -c nginx/nginx.conf
