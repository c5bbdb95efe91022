#!/bin/sh
# Tries, builds and publishes this remote to a running platform. Nobody gets it yet: a release manager, or a plan, rolls it out.
#   RELEASES_URL   the platform's operator address, https://operator.dealer.example
#   RELEASE_TOKEN  this team's token, from the platform's console
set -eu
cd "$(dirname "$0")"

npm run types
npm test
npm run build

if [ "${1:-}" = '--dry-run' ]; then
  echo "REMOTE would be published to ${RELEASES_URL:-the address in RELEASES_URL}"
  exit 0
fi
: "${RELEASES_URL:?says where the platform is}" "${RELEASE_TOKEN:?is the token of this team}"
tar -C dist -cf - . |
  curl --fail-with-body --silent --show-error \
    -H "Authorization: Bearer $RELEASE_TOKEN" -H 'Content-Type: application/x-tar' \
    --data-binary @- "$RELEASES_URL/api/releases/publish?remote=REMOTE"
