import type { Endpoint } from '#shared/api.ts'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

type ShapesOf<E> = E extends Endpoint<infer S> ? S : never
type Input<S> = (S extends { params: infer P } ? { params: P } : { params?: undefined }) &
  (S extends { query: infer Q } ? { query?: Q } : { query?: undefined }) &
  (S extends { body: infer B } ? { body: B } : { body?: undefined }) & {
    headers?: Record<string, string>
    signal?: AbortSignal
    /** Lets the call outlive its page. */
    keepalive?: boolean
  }

interface AnyInput {
  params?: Record<string, string>
  query?: object
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

/** The server refused the call. Its message is empty if the server gave no reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  /** What is wrong, by path in the body. */
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

/** No answer of our server: offline, server down, or another host answered in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** Ends a request that a network swallows. A write can be repeated under its `opId`. */
const TIME_LIMIT_MS = 15_000
/** Refusals that change what the client believes of a card or a session. A proxy sends them too, without our code. */
const NEEDS_CODE = new Set([401, 403, 404, 409, 412])
const UNREACHABLE = `Can't reach ${PRODUCT_NAME}. Check your connection and try again.`

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

type UnauthenticatedListener = (endpoint: Endpoint) => void
const listeners = new Set<UnauthenticatedListener>()

/**
 * Calls `listener` with the endpoint when a call other than login answers that the user is not signed in.
 * @returns unsubscribes
 */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function addressOf(path: string, params: Record<string, string> = {}, query: object = {}): string {
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
 * @throws ApiError when the server refuses, NetworkError when it cannot be reached or has not answered within 15 s, the
 *   reason of `signal` when that ends it
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<ShapesOf<E>>,
): Promise<ShapesOf<E>['reply']> {
  const { params, query, body, headers, signal, keepalive } = input as unknown as AnyInput
  let response: Response
  let answer: unknown
  signal?.throwIfAborted()
  // AbortSignal.any is not in Safari 16.
  const ended = new AbortController()
  const end = () => ended.abort()
  const limit = setTimeout(end, TIME_LIMIT_MS)
  signal?.addEventListener('abort', end)
  try {
    response = await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      // Servers up to 0.1.0 let browsers keep cards. A browser would offer its own ETag and hand over the body of that time.
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
    throw new NetworkError(UNREACHABLE, { cause: error })
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', end)
  }
  if (response.ok) {
    const hasBody = endpoint.status !== 202 && endpoint.status !== 204
    const isOurs = hasBody ? typeof answer === 'object' && answer : response.status === endpoint.status
    if (isOurs) return answer
    // For example a captive portal, which answers 200 to everything.
    throw new NetworkError(UNREACHABLE)
  }
  const refusal = new ApiError(response.status, answer)
  if (NEEDS_CODE.has(refusal.status) && !refusal.code) throw new NetworkError(UNREACHABLE)
  if (refusal.status === 401 && refusal.code !== 'invalid-credential')
    for (const listener of listeners) listener(endpoint)
  throw refusal
}
