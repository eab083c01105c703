#!/bin/sh
# Builds the container image heddle:VERSION from the Dockerfile, with docker, podman or buildah, whichever is there.
#
#   scripts/build-image.sh               on Debian's image from a registry
#   scripts/build-image.sh --bootstrap   on a Debian made by mmdebstrap, where no image registry can be reached. Needs
#                                        root, buildah and mmdebstrap (apt-get install buildah mmdebstrap).
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
tag=heddle:$version
secret=
# A certificate authority that npm has to trust, such as that of a company's proxy.
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then secret="--secret id=ca,src=$NODE_EXTRA_CA_CERTS"; fi

if [ "${1:-}" = --bootstrap ]; then
  export STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}" BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}"
  base=localhost/heddle-debian:trixie
  if ! buildah inspect --type image "$base" >/dev/null 2>&1; then
    tar=$(mktemp)
    trap 'rm -f "$tar"' EXIT
    mmdebstrap --variant=essential --include=apt,passwd --dpkgopt='path-exclude=/usr/share/doc/*' \
      --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' --format=tar trixie "$tar" >&2
    container=$(buildah from scratch)
    buildah add --quiet "$container" "$tar" / >&2
    buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
    buildah commit --quiet --rm "$container" "$base" >&2
  fi
  # shellcheck disable=SC2086 # two words, or none
  buildah build --format docker --pull-never --build-arg BASE_IMAGE="$base" $secret --tag "$tag" .
elif command -v docker >/dev/null && docker info >/dev/null 2>&1; then
  # shellcheck disable=SC2086
  DOCKER_BUILDKIT=1 docker build $secret --tag "$tag" .
elif command -v podman >/dev/null; then
  # shellcheck disable=SC2086
  podman build --format docker $secret --tag "$tag" .
else
  # shellcheck disable=SC2086
  buildah build --format docker $secret --tag "$tag" .
fi
echo "$tag"
