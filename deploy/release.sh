#!/bin/sh
# release.sh <build> <served folder> [releases]: publishes a build. The chunks of the last five releases, or as many as given,
# stay, because open tabs ask for them. A second run with the same build changes nothing. The folder can be shared by several servers.
set -eu
build=$1 served=$2 keep=${3:-5}
releases=$served/../releases
# With the name of the server: in containers that share the folder, the processes can have the same number.
new=$served/../new-$(uname -n)-$$
mkdir -p "$served" "$releases"

# A release is a list of its chunks, named by the page that loads them. It comes first: without it, another server that
# releases at the same time would delete the chunks.
release=$(cksum <"$build/index.html" | tr ' ' '-')
ls "$build/assets" >"$new"
mv "$new" "$releases/$release"

# Each file is renamed into its place, so that none is served half written.
publish() {
  mkdir -p "$served/$(dirname "$1")"
  cp "$build/$1" "$new"
  mv "$new" "$served/$1"
}
(cd "$build" && find . -type f ! -path './index.html*') | while read -r file; do publish "$file"; done
# The page comes last: it must not name a chunk that is not there yet.
for file in index.html.br index.html.gz index.html; do publish "$file"; done

(cd "$releases" && ls -t | tail -n +$((keep + 1)) | xargs rm -f)
# The served chunks are read before the lists, so that a list is there for each.
ls "$served/assets" | sort >"$new"
cat "$releases"/* | sort -u | comm -23 "$new" - | (cd "$served/assets" && xargs rm -f)
rm "$new"
