#!/bin/sh
# dependency-cruiser 17.4.3 on Node 20.20, with typescript 7.0.2 and then with typescript 5.9.3: a
# TypeScript client that imports the server, and a rule of severity error that forbids it.
#
# Behaviour: with TypeScript 7 installed it reads no TypeScript file. It finds no module and no
# dependency, prints a check mark and "no dependency violations found", and exits with 0. With
# 5.9.3 it finds the violation and exits with 1.
#
# Why it surprises: an update of the compiler disables the check of a project's structure, and CI
# stays green: the only hint is "0 modules" in a success message. Only `depcruise --info` says
# that it supports versions below 7, a run does not; one would expect a tool to fail if it can
# read nothing in the folder it was given.
#
# What to do: keep TypeScript 5 or 6 under the name `typescript` and install 7 under another name
# (`npm:typescript@7.0.2`), and let CI check for a violation that is there on purpose, or for "0
# modules".
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
