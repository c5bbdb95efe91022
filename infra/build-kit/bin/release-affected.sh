#!/bin/sh
# Builds and publishes the remotes that a change touches, and no others. Nobody gets them yet: they are rolled out.
#   infra/build-kit/bin/release-affected.sh [--dry-run] --base=REF [--head=REF]
# What follows --dry-run goes to `nx show projects --affected`; --files=a,b says the changed files one by one.
#   RELEASES_URL    where the platform's operator port is; without it the instance on DATA_DIR or DATABASE_URL
#   OPERATOR_TOKEN  a token of its console, where RELEASES_URL says a platform
set -eu
cd "$(dirname "$0")/../../.."
export NX_DAEMON=false

dry_run=''
if [ "${1:-}" = '--dry-run' ]; then
  dry_run=yes
  shift
fi
affected=$(npx nx show projects --affected --projects='mfe-*' "$@")
if [ -z "$affected" ]; then
  echo 'No remote is affected.'
  exit 0
fi
if [ -n "$dry_run" ]; then
  for remote in $affected; do echo "$remote would be built and published"; done
  exit 0
fi
npx nx run-many -t build --outputStyle=static -p "$(echo "$affected" | paste -sd, -)"
# One that is refused keeps no other back; all are named again at the end.
refused=''
for remote in $affected; do
  npm run --silent release -- publish "$remote" ${RELEASES_URL:+--to "$RELEASES_URL"} || refused="$refused $remote"
done
if [ -n "$refused" ]; then
  echo "Not published:$refused" >&2
  exit 1
fi
