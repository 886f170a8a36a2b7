#!/bin/sh
# Publishes the build of this container and starts nginx.
set -eu
./release.sh build files/portal
exec nginx -p "$PWD/" -c nginx/nginx.conf
