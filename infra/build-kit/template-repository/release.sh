#!/bin/sh
# Tries, builds and publishes this remote to a running platform. Nobody gets it yet: a release manager, or a plan, rolls it out.
#   RELEASES_URL    the platform's operator address, https://operator.dealer.example
#   OPERATOR_TOKEN  this team's token, from the platform's console
set -eu
cd "$(dirname "$0")"

npm run types
npm test
npm run build

if [ "${1:-}" = '--dry-run' ]; then
  echo "REMOTE would be published to ${RELEASES_URL:-the address in RELEASES_URL}"
  exit 0
fi
: "${RELEASES_URL:?says where the platform is}" "${OPERATOR_TOKEN:?is the token of this team}"
# A token goes over the wire in the clear only within this machine.
if ! echo "$RELEASES_URL" | grep -Eq '^(https://[^@]+|http://(localhost|127\.0\.0\.1|\[::1\])(:[0-9]+)?/?)$'; then
  echo "RELEASES_URL needs https: others on the way could read the token" >&2
  exit 1
fi
build=$(mktemp)
trap 'rm -f "$build"' EXIT
# What the build notes for itself beside them is no part of it.
tar -C dist -cf "$build" manifest.json client server
digest=$(node -p "crypto.createHash('sha256').update(fs.readFileSync('$build')).digest('base64')")
# The token comes from standard input, as other users of the machine may read the words of a command.
ask() {
  printf 'Authorization: Bearer %s\n' "$OPERATOR_TOKEN" |
    curl --fail-with-body --silent --show-error --retry 20 --retry-delay 5 --retry-connrefused -H @- "$@"
}
field() { printf '%s' "$publication" | node -p "JSON.parse(fs.readFileSync(0, 'utf8')).$1"; }
refused() {
  printf '%s\n' "$publication"
  exit 1
}
publications="${RELEASES_URL%/}/api/releases/publish"
publication=$(ask -H 'Prefer: respond-async' -H 'Content-Type: application/x-tar' -H "Content-Digest: sha-256=:$digest:" \
  --data-binary "@$build" "$publications?remote=REMOTE") || refused
id=$(field id)
said=''
# The gate takes minutes; what it says is kept there, also of a platform that starts anew meanwhile.
while [ "$(field endedAt)" = null ]; do
  state=$(field state)
  [ "$state" = "$said" ] || echo "$state (publication $id)" >&2
  said=$state
  sleep "${LOOK_S:-3}"
  publication=$(ask "$publications/$id") || refused
done
printf '%s\n' "$publication"
[ "$(field state)" = accepted ]
