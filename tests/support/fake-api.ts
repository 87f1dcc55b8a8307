import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { ErrorCode } from '#shared/errors.ts'
import { SLOW_STEPS_MS, slowStep } from './slow-steps.ts'

export interface SeenCall {
  /** The name in the table of responses, such as `DELETE /api/cards/:cardId`. */
  name: string
  path: string
  query: Record<string, string>
  body: unknown
}

type Answer = (call: SeenCall) => Response

/** Returns a success with a body, or without one for 202 and 204. */
export function answers(status: 200 | 201 | 202 | 204, body?: unknown): Answer {
  return () => (status === 202 || status === 204 ? new Response(null, { status }) : json(status, body))
}
/** Returns a refusal in the server's format. */
export function refuses(
  status: number,
  message: string,
  code?: ErrorCode,
  fields?: Record<string, string>,
): Answer {
  return () => json(status, { message, ...(code && { code }), ...(fields && { fields }) })
}
/** Simulates that the server cannot be reached. */
export const noNetwork: Answer = () => {
  throw new TypeError('Failed to fetch')
}

const json = (status: number, body: unknown) => Response.json(body, { status })

function matches(row: string, called: string): boolean {
  const [parts, calledParts] = [row.split('/'), called.split('/')]
  return (
    parts.length === calledParts.length &&
    parts.every((part, at) => part.startsWith(':') || part === calledParts[at])
  )
}

/** Rejects when a call is aborted; otherwise never settles. */
function endedBy(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal?.reason as Error)
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
  })
}

/** The server of a component test: a table of calls with responses. The server's tests cover the real responses. */
export class FakeApi {
  calls: SeenCall[] = []
  unexpected: string[] = []
  #table = new Map<string, Answer>()
  #gates = new Map<string, Promise<void>>()
  #releases: (() => void)[] = []
  #pending = new Set<Promise<Response>>()

  /** Sets the response to a call from now on: `on('GET /api/user', answers(200, user))`. */
  on(name: string, answer: Answer): void {
    this.#table.set(name, answer)
  }
  /** Holds the responses to a call, with their current content, until the returned function is called. */
  hold(name: string): () => void {
    let open = () => {}
    this.#gates.set(name, new Promise((resolve) => (open = resolve)))
    const release = () => {
      this.#gates.delete(name)
      open()
    }
    this.#releases.push(release)
    return release
  }
  /** Releases all held responses, and waits until every call has its response. */
  async settle(): Promise<void> {
    for (const release of this.#releases.splice(0)) release()
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending)
  }
  /** Returns the calls with this name, in order. */
  of(name: string): SeenCall[] {
    return this.calls.filter((call) => call.name === name)
  }
  /** Returns the bodies of the calls with this name, in order. */
  bodies(name: string): unknown[] {
    return this.of(name).map(({ body }) => body)
  }

  readonly fetch = (
    input: string,
    init: Omit<RequestInit, 'body'> & { body?: string } = {},
  ): Promise<Response> => {
    const response = this.#respond(input, init)
    this.#pending.add(response)
    const settle = () => this.#pending.delete(response)
    response.then(settle, settle)
    return response
  }

  async #respond(input: string, init: Omit<RequestInit, 'body'> & { body?: string }): Promise<Response> {
    const { pathname, searchParams } = new URL(input, 'http://localhost')
    const called = `${init.method ?? 'GET'} ${pathname}`
    // Exact names first, as on the server, where `GET /api/categories/hidden` is not a category.
    const name = this.#table.has(called)
      ? called
      : [...this.#table.keys()].find((row) => matches(row, called))
    if (name === undefined) {
      this.unexpected.push(called)
      throw new TypeError(`No answer is set for ${called}`)
    }
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body)
    const call = { name, path: pathname, query: Object.fromEntries(searchParams), body }
    this.calls.push(call)
    // The response at the time of the call, since the table may change while it is held.
    const answer = this.#table.get(name)!
    await Promise.race([this.#gates.get(name), endedBy(init.signal)])
    if (SLOW_STEPS_MS > 0) await slowStep()
    return answer(call)
  }
}

/** Sets up a fake server for every test of a file. A call that is not in its table fails the test that made it. */
export function useFakeApi(): { current: FakeApi } {
  const api = { current: new FakeApi() }
  beforeEach(() => {
    api.current = new FakeApi()
    vi.stubGlobal('fetch', api.current.fetch)
  })
  afterEach(async () => {
    vi.useRealTimers()
    // A pending request would be shared by the first caller in the next test.
    await api.current.settle()
    await new Promise((resolve) => setTimeout(resolve))
    expect(api.current.unexpected).toEqual([])
  })
  return api
}
