import { basics } from '#messages/basics.ts'
import { endpoints, type CallName } from '#shared/api.ts'
import type { ReplyOf, InputOf } from '#shared/contract/calls.ts'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import { inPageLanguage } from './in-page-language.ts'
import { sessionAtom, userIdAtom } from './session-atom.ts'
import { store } from './store.ts'
import type { Trouble } from './trouble.ts'

/** Returns the URL of a call: `/api/cards/:cardId` with its encoded values. Undefined query values are left out. */
function addressOf(path: string, params: Record<string, string> = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${filled}?${search}` : filled
}

type Part<N extends CallName, P extends 'params' | 'body'> =
  InputOf<N, P> extends undefined ? { [Name in P]?: undefined } : { [Name in P]: InputOf<N, P> }
type Input<N extends CallName> = Part<N, 'params'> &
  Part<N, 'body'> & {
    query?: InputOf<N, 'query'> | undefined
    headers?: Record<string, string>
    signal?: AbortSignal | undefined
    /** Lets the call outlive its page. */
    keepalive?: boolean
  }

/** The server refused the call. Its message is empty if the server gave no reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  /** The error messages by path in the request's body. */
  readonly fields: Record<string, string>
  /** The whole body, which may contain more data, such as the current card. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const { message, code, fields } = (
      typeof body === 'object' && body !== null ? body : {}
    ) as Partial<ErrorBody>
    super(typeof message === 'string' ? message : '')
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.body = body
  }
}

/** Translates a refusal's message and fields into the page's language. */
export async function translated(refusal: ApiError): Promise<ApiError> {
  const { message, fields, code } = refusal
  return Object.assign(refusal, await inPageLanguage({ message }, code), {
    fields: await inPageLanguage(fields, code),
  })
}

/** No response from our server: the network or the server is down, or something else responded in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  trouble: Trouble = 'away'
}

/** Ends a request whose packets the network drops. A write can be repeated under its `opId`. */
const TIME_LIMIT_MS = 15_000
/** Refusals that change the state of a card or a session. Gateways send them too, with a `message` but without our `code`. */
const NEEDS_CODE = new Set([401, 403, 404, 409, 412])

/** Methods that some networks refuse. The server accepts a POST with an override header instead. */
const RENAMED = /PATCH|DELETE/
/** The number of writes in a row that failed. */
let failedWrites = 0

/**
 * Repeats a call that got no response from our server in another way, or throws the error with its cause.
 * @param ways for a write: `failures` is the number of failed writes in a row; `get` fetches the session; `post` repeats the call
 *   as POST, unless that was the first attempt
 */
export type WayRound = <Reply>(
  error: NetworkError,
  ways: false | { failures: number; get: () => Promise<unknown>; post: false | (() => Promise<Reply>) },
) => Promise<Reply>

/** What this page knows about its network. The workaround loads after the first paint. */
export const network: { wayRound?: WayRound; sendsAsPost?: boolean } = {}

let credentials: RequestCredentials = 'same-origin'

/**
 * Sends all further calls without cookies, so that the server treats this page's user as a guest.
 * @returns a function that undoes this
 */
export function omitCookies(): () => void {
  credentials = 'omit'
  return () => {
    credentials = 'same-origin'
  }
}

type UnauthenticatedListener = (name: CallName, code: ErrorCode | undefined) => void
let notifyUnauthenticated: UnauthenticatedListener | undefined

/**
 * Calls `listener` when the server responds to a call other than login that the user is not signed in, or that another user is.
 * @returns an unsubscribe function
 */
export function onUnauthenticated(listener: UnauthenticatedListener): () => unknown {
  notifyUnauthenticated = listener
  return () => (notifyUnauthenticated = undefined)
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy's error page. Its status is enough.
    return undefined
  }
}

/** Names the account that the page's calls are meant for: the server refuses writes to any other. */
export function accountHeader(): Record<string, string> {
  const userId = store.get(userIdAtom)
  return userId === undefined ? {} : { 'X-User': userId }
}

/**
 * Sends one request.
 * @param asPost sends PATCH and DELETE as POST
 */
async function send<N extends CallName>(name: N, input: Input<N>, asPost: boolean): Promise<ReplyOf<N>> {
  const { method, path, status } = endpoints[name]
  const { params, query, body, headers, signal, keepalive } = input
  const session = store.get(sessionAtom)
  let response: Response
  let responseBody: unknown
  signal?.throwIfAborted()
  // AbortSignal.any is not in Safari 16.
  const ended = new AbortController()
  const end = () => ended.abort()
  const limit = setTimeout(end, TIME_LIMIT_MS)
  signal?.addEventListener('abort', end)
  const isRenamed = asPost && RENAMED.test(method)
  try {
    const address = addressOf(path, params as Record<string, string> | undefined, query as object | undefined)
    response = await fetch(address, {
      method: isRenamed ? 'POST' : method,
      // Servers up to 0.1.0 let browsers cache cards: the browser would send its own ETag and return the old
      // body.
      cache: 'no-store',
      credentials,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(method !== 'GET' && accountHeader()),
        ...(isRenamed && { 'X-HTTP-Method-Override': method }),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: ended.signal,
      keepalive: keepalive === true,
    })
    responseBody = await bodyOf(response)
  } catch (error) {
    signal?.throwIfAborted()
    throw new NetworkError(basics.unreachable, { cause: error })
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', end)
  }
  if (response.ok) {
    const hasBody = status !== 202 && status !== 204
    const isOurs = hasBody ? typeof responseBody === 'object' && responseBody : response.status === status
    if (isOurs) return responseBody as ReplyOf<N>
    // For example a captive portal, which responds with 200 to everything.
    throw new NetworkError(basics.unreachable)
  }
  // A card that was taken down is handled like a deleted one; the code tells them apart.
  const refusal = new ApiError(response.status === 410 ? 404 : response.status, responseBody)
  const isOurs = refusal.message && (refusal.code || !NEEDS_CODE.has(refusal.status))
  if (!isOurs && refusal.status !== 304) throw new NetworkError(basics.unreachable, { cause: refusal })
  // If the user has logged in since the call, its response must not sign them out.
  if (refusal.status === 401 && refusal.code !== 'invalid-credential' && store.get(sessionAtom) === session)
    notifyUnauthenticated?.(name, refusal.code)
  throw await translated(refusal)
}

/**
 * Makes one call of the contract.
 * @returns the parsed response
 * @throws ApiError if the server refuses, NetworkError if it cannot be reached or has not responded within 15 s, the
 *   reason of `signal` if that aborts the call
 */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<ReplyOf<N>> {
  const { method } = endpoints[name]
  const changes = method !== 'GET'
  const { wayRound, sendsAsPost = false } = network
  const reply = await send(name, input, sendsAsPost).catch((error: unknown) => {
    if (!wayRound || !(error instanceof NetworkError)) throw error
    return wayRound(
      error,
      changes && {
        failures: ++failedWrites,
        get: () => send('getUser', { signal: input.signal }, false),
        post: !sendsAsPost && RENAMED.test(method) && (() => send(name, input, true)),
      },
    )
  })
  if (changes) failedWrites = 0
  return reply
}
