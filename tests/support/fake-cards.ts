import { beforeEach, vi } from 'vitest'
import type { CardVersion } from '#shared/contract/answers.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { Card, CardReply, CardChange, CardContent } from '#shared/schemas/card.ts'

/** The error codes of the server. A status without a code is a proxy's. */
const CODES: Record<number, ErrorCode> = { 401: 'not-signed-in', 403: 'forbidden', 404: 'not-found' }

interface Held extends Omit<Card, 'called'> {
  called: readonly string[]
  opIds: readonly string[]
  role: Role
}

type Role = 'owner' | 'co-host' | 'user'

export interface SeenRequest {
  method: string
  path: string
  body: Record<string, unknown> & CardChange
  ifMatch: string | null
}

/**
 * A fake of the server's cards for component tests: `vi.stubGlobal('fetch', cards.fetch)`. Changes are checked by
 * the shared rules, as on the server. The server's tests cover the real responses.
 */
export class FakeCards {
  seen: SeenRequest[] = []
  /**
   * What happens to the next writes instead of a normal response: no network or a refusal before anything is changed,
   * or after the change a lost response or a proxy's 504. With `full`, a quota is reached.
   */
  failures: ('network' | 'lost answer' | 'gateway timeout' | 'full' | number)[] = []
  /** Whether all changes after `failures` are lost too: the client retries, so a single failure may not be enough. */
  isAway = false
  /** The join code of every card. */
  joinCode = '482193'
  /** The earlier versions of every card. */
  versions: CardVersion[] = []
  /** What happens to the next reads of versions instead of a response. */
  versionFailures: ('network' | number)[] = []
  #cards = new Map<string, Held>()
  #gate: Promise<void> | undefined

  /** Resets the fake to the state of a new server. */
  reset(): void {
    this.#cards.clear()
    this.#gate = undefined
    this.isAway = false
    Object.assign(this, { seen: [], failures: [], versions: [], versionFailures: [] })
  }

  put(card: Card, mine = true): Card {
    this.#cards.set(card.cardId, { ...card, opIds: [], role: mine ? 'owner' : 'user' })
    return card
  }
  card(cardId: string): Card {
    const held = this.#cards.get(cardId)
    if (!held) throw new Error(`No card ${cardId}`)
    return withoutOwn(held)
  }
  ids(): string[] {
    return [...this.#cards.keys()]
  }
  /** Sets the user's role for a card. */
  setRole(cardId: string, role: Role): void {
    this.#cards.set(cardId, { ...this.#cards.get(cardId)!, role })
  }
  remove(cardId: string): void {
    this.#cards.delete(cardId)
  }
  /** Changes a card without telling the page. */
  change(cardId: string, change: Partial<CardContent>): Card {
    const held = this.#cards.get(cardId)!
    this.#cards.set(cardId, { ...held, ...change, version: held.version + 1 })
    return this.card(cardId)
  }
  /** Holds every response until the returned function is called. */
  holdAnswers(): () => void {
    let open = () => {}
    this.#gate = new Promise((resolve) => (open = resolve))
    return () => {
      this.#gate = undefined
      open()
    }
  }
  writes(): SeenRequest[] {
    return this.seen.filter(({ method }) => method !== 'GET')
  }
  /** Returns the cells by index of every PATCH, in order. */
  sentCells(): unknown[] {
    return this.writes().flatMap(({ method, body }) => (method === 'PATCH' && body.cells ? [body.cells] : []))
  }

  readonly fetch = async (
    input: string,
    init: Omit<RequestInit, 'body'> & { body?: string } = {},
  ): Promise<Response> => {
    const path = new URL(input, 'http://localhost').pathname
    // Recording a play changes no card, and is tested elsewhere.
    if (path === '/api/history') return new Response(null, { status: 204 })
    const method = init.method ?? 'GET'
    const body = (init.body ? JSON.parse(init.body) : {}) as SeenRequest['body']
    const ifMatch = new Headers(init.headers).get('If-Match')
    this.seen.push({ method, path, body, ifMatch })
    const failure =
      method === 'GET'
        ? path.includes('/versions')
          ? this.versionFailures.shift()
          : undefined
        : (this.failures.shift() ?? (this.isAway ? 'network' : undefined))
    if (failure === 'network') throw new TypeError('Failed to fetch')
    const answer =
      typeof failure === 'number'
        ? json(failure, { message: 'No.', code: CODES[failure] })
        : failure === 'full'
          ? json(403, { message: 'Your account is full.', code: 'quota-exceeded' })
          : this.#answer(method, path, body, ifMatch)
    await this.#gate
    if (failure === 'lost answer') throw new TypeError('Failed to fetch')
    if (failure === 'gateway timeout') return new Response('<html>Gateway Timeout</html>', { status: 504 })
    return answer
  }

  #answer(method: string, path: string, body: SeenRequest['body'], ifMatch: string | null): Response {
    if (path === '/api/config') return json(200, { google: false, passwordMinLength: 6, lanUrl: null })
    if (path === '/api/logout') return new Response(null, { status: 204 })
    if (path === '/api/cards' && method === 'POST') return this.#create(body)
    const [, versionsOf, number] = /^\/api\/cards\/([\w-]+)\/versions(?:\/(\d+))?$/.exec(path) ?? []
    if (versionsOf !== undefined) return this.#versions(number)
    const [, cardId, isCode] = /^\/api\/cards\/([\w-]+)(\/code)?$/.exec(path) ?? []
    const held = cardId === undefined ? undefined : this.#cards.get(cardId)
    if (!held) return json(404, { message: "There's no such card.", code: 'not-found' })
    if (method === 'GET') return json(200, reply(held))
    if (isCode && held.role !== 'owner') return json(403, { message: 'Not yours.', code: 'forbidden' })
    if (isCode) return json(200, { code: this.joinCode, expiresAt: '2026-11-24T10:00:00.000Z', ...body })
    if (held.role === 'user') return json(403, { message: 'Not yours.', code: 'forbidden' })
    const judgement = judgeChange(held, body, ifMatch === null || ifMatch === `"v${held.version}"`)
    if (judgement.kind === 'invalid') return json(400, { message: judgement.message, code: 'invalid' })
    if (judgement.kind === 'guard-failed')
      return json(412, { message: 'Moved on.', code: 'version-conflict', card: withoutOwn(held) })
    if (judgement.kind === 'conflict')
      return json(409, { message: 'Conflict.', code: 'conflict', card: withoutOwn(held) })
    const next =
      judgement.kind === 'changed' ? { ...held, ...judgement.next, version: held.version + 1 } : held
    this.#cards.set(held.cardId, next)
    return json(200, reply(next))
  }

  #versions(number: string | undefined): Response {
    const entry = ({ version, madeAt, madeBy, byToken }: CardVersion) => ({
      version,
      madeAt,
      madeBy,
      byToken,
    })
    if (number === undefined) return json(200, this.versions.map(entry))
    const found = this.versions.find(({ version }) => version === Number(number))
    return found ? json(200, found) : json(404, { message: 'This version is gone.', code: 'not-found' })
  }

  #create(body: Record<string, unknown>): Response {
    const cardId = String(body.cardId)
    const taken = this.#cards.get(cardId)
    if (taken)
      return json(409, {
        message: 'Taken.',
        code: 'card-id-taken',
        ...(taken.role === 'owner' && { card: withoutOwn(taken) }),
      })
    const at = '2026-11-21T10:00:00.000Z'
    const stored = { cardId, called: [], createdAt: at, updatedAt: at, version: 1, round: 1 }
    const made: Card = { ...(body as unknown as Card), ...stored }
    this.put(made)
    return json(201, reply(this.#cards.get(cardId)!))
  }
}

/** Sets up a fake server of cards for every test of a file. */
export function useFakeCards(): FakeCards {
  const cards = new FakeCards()
  beforeEach(() => {
    cards.reset()
    vi.stubGlobal('fetch', cards.fetch)
  })
  return cards
}

function withoutOwn({ opIds: _opIds, role: _role, called, ...card }: Held): Card {
  return { ...card, called: [...called] }
}
function reply(held: Held): CardReply {
  return { ...withoutOwn(held), isOwner: held.role === 'owner', canEdit: held.role !== 'user' }
}
const json = (status: number, body: unknown) => Response.json(body, { status })
