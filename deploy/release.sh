#!/bin/sh
# release.sh <build> <served folder> [releases]: publishes a build. The chunks of the last five releases, or as many as given,
# stay, because open tabs ask for them. A second run with the same build changes nothing. The folder can be shared by several servers.
set -eu
build=$1 served=$2 keep=${3:-5}
releases=$served/../releases
mkdir -p "$served" "$releases"

# Each file is renamed into its place, so that none is served half written.
publish() {
  mkdir -p "$served/$(dirname "$1")"
  cp "$build/$1" "$releases/../new-$$"
  mv "$releases/../new-$$" "$served/$1"
}
(cd "$build" && find . -type f ! -path './index.html*') | while read -r file; do publish "$file"; done
# The page comes last: it must not name a chunk that is not there yet.
for file in index.html.br index.html.gz index.html; do publish "$file"; done

# A release is a list of its chunks, named by the page that loads them.
release=$(cksum <"$build/index.html" | tr ' ' '-')
ls "$build/assets" >"$releases/$release"
(cd "$releases" && ls -t | tail -n +$((keep + 1)) | xargs rm -f)
cat "$releases"/* | sort -u >"$served/../kept-chunks"
ls "$served/assets" | sort | comm -23 - "$served/../kept-chunks" | (cd "$served/assets" && xargs rm -f)
