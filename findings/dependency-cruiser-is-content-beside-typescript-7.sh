#!/bin/sh
# dependency-cruiser 17.4.3 on Node 20.20, with typescript 7.0.2 and then with typescript 5.9.3: a client in TypeScript
# that imports the server, and a rule of severity error that forbids it.
#
# Behaviour: beside TypeScript 7 it sees no file of TypeScript. It finds no module and no dependency, prints a tick and
# "no dependency violations found", and exits with 0. Beside 5.9.3 it finds the breach and exits with 1.
#
# Why it surprises: an update of the compiler switches the check of a project's structure off, and CI stays green: the
# only sign is "0 modules" in a line of success. That it takes versions below 7 only is told by `depcruise --info`, not
# by a run; a tool that is asked to look at a folder and can read nothing in it would be expected to fail. Keep a
# TypeScript 5 or 6 under the name `typescript` and install 7 under another name (`npm:typescript@7.0.2`), and let CI
# look for a breach that is there on purpose, or for "0 modules".
#
# Output seen:
# typescript 7.0.2: exit 0: no dependency violations found (0 modules, 0 dependencies cruised)
# typescript 5.9.3: exit 1: error client-not-server: client/page.ts → server/secret.ts
# typescript 7.0.2 under another name beside 5.9.3: exit 1: error client-not-server: client/page.ts → server/secret.ts
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
mkdir client server
cat >client/page.ts <<'TS'
import { secret } from '../server/secret'

export const page: string = secret
TS
cat >server/secret.ts <<'TS'
export const secret: string = 'server only'
TS
cat >.dependency-cruiser.cjs <<'JS'
module.exports = {
  forbidden: [{ name: 'client-not-server', severity: 'error', from: { path: '^client' }, to: { path: '^server' } }],
}
JS
check() {
  npm install --silent --no-audit --no-fund "$@"
  code=0
  npx depcruise client server --no-progress >log 2>&1 || code=$?
  grep -m 1 -o -E 'no dependency violations found.*|error client-not-server.*' log >line
  echo "exit $code: $(cat line)"
}
{
  echo "typescript 7.0.2: $(check dependency-cruiser@17.4.3 typescript@7.0.2)"
  echo "typescript 5.9.3: $(check typescript@5.9.3)"
  echo "typescript 7.0.2 under another name beside 5.9.3: $(check native@npm:typescript@7.0.2)"
} | tee seen
test "$(cat seen)" = 'typescript 7.0.2: exit 0: no dependency violations found (0 modules, 0 dependencies cruised)
typescript 5.9.3: exit 1: error client-not-server: client/page.ts → server/secret.ts
typescript 7.0.2 under another name beside 5.9.3: exit 1: error client-not-server: client/page.ts → server/secret.ts'
