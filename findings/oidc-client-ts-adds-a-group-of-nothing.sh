#!/bin/sh
# oidc-client-ts 3.5.0 on Node 20.20 signs a teacher in at a provider (a small local one) that
# returns the groups from its userinfo endpoint, in the ID token, or in both; with
# `mergeClaimsStrategy: { array: 'merge' }`, and without.
#
# Behaviour: with 'merge', an array that only the userinfo response has gets an extra first
# element that nobody sent: `undefined`, stored as `null` with the user. So an empty array of
# groups becomes one group. Roles that are objects are duplicated if both have them. If both have
# arrays of strings, or with 'replace', the default, the arrays are right.
#
# Why it surprises: the type says of 'merge' that array claims are merged. By OpenID Connect
# (Core, 5.4) the claims of a profile come from the userinfo endpoint whenever there is an access
# token, so an array that the ID token doesn't have is the usual case. The extra element is the ID
# token's value, wrapped in an array; it has none. `groups.length`, `groups[0]` and a search for a
# group with `startsWith` go wrong, and the types say that each group is a string. (Pull request
# 881 and issue 1232 are about what 'merge' should do; on this I found none.)
#
# What to do: keep the default, or read the groups with `profile.groups.filter((group) => group !=
# null)`.
#
# Output seen (claims of the ID token, of the userinfo, then of the profile, and the groups as
# stored):
# merge {} {"groups":["teacher","host"]} -> [ undefined, 'teacher', 'host' ] [null,"teacher","host"]
# merge {} {"groups":[]} -> [ undefined ] [null]
# merge {"groups":["teacher"]} {"groups":["host"]} -> [ 'teacher', 'host' ] ["teacher","host"]
# merge {"groups":[{"id":1}]} {"groups":[{"id":1}]} -> [ { id: 1 }, { id: 1 } ] [{"id":1},{"id":1}]
# replace {} {"groups":["teacher","host"]} -> [ 'teacher', 'host' ] ["teacher","host"]
# replace {} {"groups":[]} -> [] []
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oidc-client-ts@3.5.0
cat >groups.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { InMemoryWebStorage, OidcClient, User, WebStorageStateStore } from 'oidc-client-ts'

let answers
const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(answers[request.url]))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const iss = `http://127.0.0.1:${server.address().port}`
const coded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function signIn(array, inToken, inUserinfo) {
  const token = { iss, aud: 'bingo', sub: '1', iat: 1, exp: 9e9, ...inToken }
  answers = {
    '/.well-known/openid-configuration': {
      issuer: iss,
      authorization_endpoint: `${iss}/login`,
      token_endpoint: `${iss}/token`,
      userinfo_endpoint: `${iss}/userinfo`,
    },
    '/token': { access_token: 'a', token_type: 'Bearer', id_token: `${coded({ alg: 'RS256' })}.${coded(token)}.x` },
    '/userinfo': { sub: '1', ...inUserinfo },
  }
  const client = new OidcClient({
    authority: iss,
    client_id: 'bingo',
    redirect_uri: `${iss}/back`,
    loadUserInfo: true,
    mergeClaimsStrategy: { array },
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  })
  const { state } = await client.createSigninRequest({})
  const user = new User(await client.processSigninResponse(`${iss}/back?code=c&state=${state.id}`))
  const stored = JSON.parse(user.toStorageString()).profile.groups
  const sent = `${JSON.stringify(inToken)} ${JSON.stringify(inUserinfo)}`
  console.log(`${array} ${sent} -> ${inspect(user.profile.groups)} ${JSON.stringify(stored)}`)
}
await signIn('merge', {}, { groups: ['teacher', 'host'] })
await signIn('merge', {}, { groups: [] })
await signIn('merge', { groups: ['teacher'] }, { groups: ['host'] })
await signIn('merge', { groups: [{ id: 1 }] }, { groups: [{ id: 1 }] })
await signIn('replace', {}, { groups: ['teacher', 'host'] })
await signIn('replace', {}, { groups: [] })
server.close()
JS
node groups.mjs | tee seen
cat >expected <<'TEXT'
merge {} {"groups":["teacher","host"]} -> [ undefined, 'teacher', 'host' ] [null,"teacher","host"]
merge {} {"groups":[]} -> [ undefined ] [null]
merge {"groups":["teacher"]} {"groups":["host"]} -> [ 'teacher', 'host' ] ["teacher","host"]
merge {"groups":[{"id":1}]} {"groups":[{"id":1}]} -> [ { id: 1 }, { id: 1 } ] [{"id":1},{"id":1}]
replace {} {"groups":["teacher","host"]} -> [ 'teacher', 'host' ] ["teacher","host"]
replace {} {"groups":[]} -> [] []
TEXT
cmp seen expected
