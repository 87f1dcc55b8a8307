import { endpoints } from '#shared/api.ts'
import { callOf } from '#shared/contract/calls.ts'
import type { Random } from '#shared/rules/grid.ts'
import { SCREENS } from '#shared/screens.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'
import { brokenJson, mutated, randomText, randomValue, some } from './random-values.ts'

/** A signed-in user, with the ids that requests may use. */
export interface RequestUser {
  cookie: string
  /** Ids by the name of the path parameter. */
  ids: Record<string, readonly string[]>
}

type Body = Record<string, unknown>

/** Returns a body from the contract's examples, whose passwords and codes are invalid: no request may change or delete an account. */
const validBody = (name: Call) => callOf(name).example.body as Body | undefined
type Call = keyof typeof endpoints
/** Calls that cost a password hash. */
const COSTLY = new Set<Call>(['register', 'login', 'changePassword', 'deleteAccount'])
const CALLS = (Object.keys(endpoints) as Call[]).flatMap((name) =>
  Array<Call>(COSTLY.has(name) ? 1 : 3).fill(name),
)
/** Calls after which the cookie would be invalid. */
const ENDS_SESSION = new Set<string>(['logout', 'logOutOthers'])

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
const NO_METHODS = ['BREW', 'get', '', 'GET GET', 'CONNECT', '\u0000']
const PATHS = [
  ...Object.values(SCREENS),
  ...['/livez', '/readyz', '/app-shell', '/robots.txt', '/logo.svg', '/index.html', '/.vite/manifest.json'],
  ...['/preview/:cardId.png', '/preview/:cardId', '/assets/app-1a2b3c.js', '/api', '/api/', '/metrics'],
  ...['/api/auth/google', '/api/auth/google/callback', '/socket.io/', '/socket.io/x', '//', '/..', '/%', '*'],
]
const PARTS = [
  ...[
    'aaaaaaaaaa',
    'temp-aaaaaaaaaa',
    'undefined',
    'null',
    '0',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
    '..',
    '%2e%2e%2f',
  ],
  ...[
    '%F0%9F%8E%89',
    '__proto__',
    'constructor',
    '[object%20Object]',
    '$ne',
    "'",
    'a'.repeat(3000),
    '',
    ';a=b',
  ],
]
const QUERY_KEYS = [
  'limit',
  'before',
  'code',
  'state',
  'EIO',
  'transport',
  'sid',
  'a[b]',
  '__proto__',
  't',
  'x',
]
const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'text/plain',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=none',
    ';',
  ],
]
const ODD_HEADERS: (readonly [string, readonly string[]])[] = [
  ['Origin', ['null', 'https://evil.example', 'http://127.0.0.1', 'x', '']],
  ['Sec-Fetch-Site', ['cross-site', 'same-site', 'same-origin', 'none', 'x']],
  ['If-None-Match', ['"v1"', 'W/"v1"', '*', '"v99999999999999999999"', 'x, "v1"', '"']],
  ['If-Match', ['"v1"', '"v1-o"', '*', '"v-1"', '"v1e3"', '']],
  ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday']],
  ['Accept', ['text/html', 'application/json', '*/*;q=x', '']],
  ['Accept-Encoding', ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'x'.repeat(500)]],
  ['Accept-Language', ['de', '*', '-']],
  ['Content-Encoding', ['gzip', 'br', 'deflate', 'identity', 'x']],
  ['Expect', ['100-continue', 'x']],
  ['Range', ['bytes=0-3', 'bytes=9-1', 'bytes=-99999999', 'x']],
  ['X-Forwarded-Proto', ['https', 'x']],
  ['X-Forwarded-Host', ['evil.example']],
  ['Host', ['evil.example', '[::1]', 'a b', '']],
  ['Cookie', ['sid=x', 'sid=s%3Ax.y', 'sid=s:__proto__.x', 'sid="', ';;;=', '__Host-sid=x']],
  ['Sec-WebSocket-Key', ['dGhlIHNhbXBsZSBub25jZQ==', 'x']],
  ['Sec-WebSocket-Version', ['13', '8', 'x']],
  ['Sec-WebSocket-Extensions', ['permessage-deflate; x=y', ';;']],
  ['X-Request-Id', ['x']],
]
/** Headers after which the server may close the connection, or take the following data for a part of the request. */
const BREAKING_HEADERS: typeof ODD_HEADERS = [
  ['Transfer-Encoding', ['chunked', 'identity', 'x', 'chunked, chunked']],
  ['Upgrade', ['websocket', 'h2c', 'x']],
  ['Connection', ['Upgrade', 'close', 'keep-alive, x']],
  ['X-Long', ['x'.repeat(20_000)]],
  ['Content-Length', ['0', '-1', '1e3', '99999999999999999999', '5, 5']],
]

function randomPath(random: Random, pattern: string, { ids }: RequestUser): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const known = ids[name] ?? []
    return known.length > 0 && randomBelow(random, 3) > 0 ? randomOf(random, known) : randomOf(random, PARTS)
  })
  if (randomBelow(random, 4) > 0) return path
  const value = () =>
    random() < 0.5 ? randomOf(random, PARTS) : encodeURIComponent(Buffer.from(randomText(random)).toString())
  const query = some(random, 4, () => `${randomOf(random, QUERY_KEYS)}=${value()}`)
  return `${path}${randomOf(random, ['', '/', '%2f', '/'])}?${query.join('&')}`
}

function randomBody(random: Random, valid: Body | undefined): string {
  const kind = randomBelow(random, 10)
  if (kind === 0) return brokenJson(random, valid ?? randomValue(random))
  if (kind === 1) return JSON.stringify(randomValue(random))
  if (kind === 2) return `{"title":"${'x'.repeat(33_000)}"}`
  return JSON.stringify(valid && kind > 4 ? mutated(random, valid) : (valid ?? mutated(random, { a: 1 })))
}

/** A request on the wire. Its headers are pairs in the order in which they are sent. */
interface WireRequest {
  method: string
  path: string
  headers: [string, string][]
  body: string
}

/** Returns a request as an application may send it, with invalid values anywhere. */
function oddRequest(random: Random, user: RequestUser): WireRequest {
  const name = randomOf(random, CALLS)
  const isCall = randomBelow(random, 4) > 0
  const endpoint = endpoints[name]
  const known = isCall ? endpoint.method : 'GET'
  const hasBody = known !== 'GET' || randomBelow(random, 20) === 0
  const body = hasBody ? randomBody(random, isCall ? validBody(name) : undefined) : ''

  // Different IP addresses, so that limits by address do not refuse most requests.
  const address = Array.from({ length: 3 }, () => randomBelow(random, 256)).join('.')
  const headers: [string, string][] = [
    ['Host', '127.0.0.1'],
    ['X-Forwarded-For', `10.${address}`],
  ]
  if (!ENDS_SESSION.has(name) && randomBelow(random, 4) > 0) headers.push(['Cookie', user.cookie])
  if (hasBody)
    headers.push(['Content-Type', randomBelow(random, 8) > 0 ? TYPES[0]! : randomOf(random, TYPES)])
  if (randomBelow(random, 3) === 0)
    for (let extra = 0; extra <= randomBelow(random, 3); extra++) {
      const [header, values] = randomOf(random, ODD_HEADERS)
      headers.push([header, randomOf(random, values)])
    }
  return {
    method: randomBelow(random, 10) > 0 ? known : randomOf(random, METHODS),
    path: randomPath(random, isCall ? endpoint.path : randomOf(random, PATHS), user),
    headers,
    body,
  }
}

/** Turns a request into one that no client sends. */
function distort(random: Random, request: WireRequest): void {
  const { headers, body } = request
  randomOf(random, [
    () => (request.method = randomOf(random, NO_METHODS)),
    () => (request.path = randomText(random)),
    () => headers.push(['Content-Length', String(randomBelow(random, 2 * body.length + 9))]),
    () => headers.push([randomText(random), randomText(random)]),
    () => headers.push(['X-Forwarded-For', randomText(random)]),
    () => {
      const [header, values] = randomOf(random, BREAKING_HEADERS)
      headers.push([header, randomOf(random, values)])
    },
  ])()
}

/**
 * Returns a request as sent over the wire.
 * @param isLast whether it is the last one on its connection
 * @param isDistorted whether it may end the connection, along with pending responses
 */
export function randomRequest(
  random: Random,
  user: RequestUser,
  { isLast, isDistorted }: { isLast: boolean; isDistorted: boolean },
): Buffer {
  const request = oddRequest(random, user)
  const { headers, body } = request
  if (isLast) headers.push(['Connection', 'close'])
  if (isDistorted) distort(random, request)
  if (body !== '' && !headers.some(([name]) => name === 'Content-Length'))
    headers.push(['Content-Length', String(Buffer.byteLength(body))])
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  // Encoded as UTF-8, although headers should not be.
  return Buffer.from(`${request.method} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}
