import { basics } from '#messages/basics.ts'
import { endpoints, type CallName } from '#shared/api.ts'
import type { ReplyOf, Sent } from '#shared/contract/calls.ts'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import { inPageLanguage } from './in-page-language.ts'

type Part<N extends CallName, P extends 'params' | 'body'> =
  Sent<N, P> extends undefined ? { [Name in P]?: undefined } : { [Name in P]: Sent<N, P> }
type Input<N extends CallName> = Part<N, 'params'> &
  Part<N, 'body'> & {
    query?: Sent<N, 'query'> | undefined
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
  /** The errors by path in the body. */
  readonly fields: Record<string, string>
  /** The whole body, for data of a refusal such as the current card. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const { message, code, fields } = (
      typeof body === 'object' && body !== null ? body : {}
    ) as Partial<ErrorBody>
    super(message)
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.body = body
  }
}

/** The refusal with its message and fields in the page's language. */
export async function translated(refusal: ApiError): Promise<ApiError> {
  const { message, fields, code } = refusal
  return Object.assign(refusal, await inPageLanguage({ message }, code), {
    fields: await inPageLanguage(fields, code),
  })
}

/** No answer of our server: offline, server down, or another host answered in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** Ends a request that a network swallows. A write can be repeated under its `opId`. */
const TIME_LIMIT_MS = 15_000
/** Refusals that change the state of a card or a session. A proxy sends them too, without our code. */
const NEEDS_CODE = new Set([401, 403, 404, 409, 412])

let credentials: RequestCredentials = 'same-origin'

/**
 * From now on no call carries a cookie: the server takes this page's reader for a guest.
 * @returns undoes it
 */
export function omitCookies(): () => void {
  credentials = 'omit'
  return () => {
    credentials = 'same-origin'
  }
}

type UnauthenticatedListener = (name: CallName) => void
const listeners = new Set<UnauthenticatedListener>()

/**
 * Calls `listener` with the call's name when one other than login answers that the user is not signed in.
 * @returns unsubscribes
 */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type AddressParts = { params?: Record<string, string>; query?: object }

function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${filled}?${search}` : filled
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy's error page: its status is enough.
    return undefined
  }
}

/**
 * Makes one call of the contract.
 * @returns the parsed reply
 * @throws ApiError when the server refuses, NetworkError when it cannot be reached or has not answered within
 *   15 s, the reason of `signal` when that ends it
 */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<ReplyOf<N>> {
  const { method, path, status } = endpoints[name]
  const { body, headers, signal, keepalive } = input
  let response: Response
  let answer: unknown
  signal?.throwIfAborted()
  // AbortSignal.any is not in Safari 16.
  const ended = new AbortController()
  const end = () => ended.abort()
  const limit = setTimeout(end, TIME_LIMIT_MS)
  signal?.addEventListener('abort', end)
  try {
    response = await fetch(addressOf(path, input as AddressParts), {
      method,
      // Servers up to 0.1.0 let browsers cache cards: a browser would send its own ETag and return the old
      // body.
      cache: 'no-store',
      credentials,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: ended.signal,
      ...(keepalive && { keepalive }),
    })
    answer = await bodyOf(response)
  } catch (error) {
    signal?.throwIfAborted()
    throw new NetworkError(basics.unreachable, { cause: error })
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', end)
  }
  if (response.ok) {
    const hasBody = status !== 202 && status !== 204
    const isOurs = hasBody ? typeof answer === 'object' && answer : response.status === status
    if (isOurs) return answer as ReplyOf<N>
    // For example a captive portal, which answers 200 to everything.
    throw new NetworkError(basics.unreachable)
  }
  // A card that was taken down is gone like a deleted one; the code says which.
  const refusal = new ApiError(response.status === 410 ? 404 : response.status, answer)
  if (NEEDS_CODE.has(refusal.status) && !refusal.code) throw new NetworkError(basics.unreachable)
  if (refusal.status === 401 && refusal.code !== 'invalid-credential')
    for (const listener of listeners) listener(name)
  throw await translated(refusal)
}

/** Waits for a deletion. A 404 is a success: it is deleted already. */
export async function ignoreGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
