import { setImmediate } from 'node:timers'
import { applyWithUndo } from '#client/features/editor/history.ts'
import { NetworkError } from '#client/lib/api-client.ts'
import { store } from '#client/lib/store.ts'
import { startCardClient } from '#client/sync/card-client.ts'
import type { CardClient, ShownCard } from '#client/sync/card-clients.ts'
import { applyCard } from '#client/sync/card-store.ts'
import { extraStep, fieldStep, wordsStep } from '#client/sync/steps.ts'
import type { Operation } from '#client/sync/operations.ts'
import type { Card, CardChange, CardReply } from '#shared/schemas/card.ts'
import { carry, type Fate, type GameServer } from './game-server.ts'

/** Lets promises that wait for nothing else come to their end. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** What the page asks of the server. */
export interface Request {
  name: string
  input: { params: { cardId: string }; body?: CardChange; headers?: Record<string, string> }
}

interface Waiting {
  request: Request
  resolve: (reply: CardReply) => void
  reject: (error: unknown) => void
}

/** A host's browser: the real steps and sender, with a network that loses, delays and repeats. */
export class GameHost {
  readonly cardId: string
  readonly server: GameServer
  readonly client: CardClient
  /** Each press that was to call a word, or to take it back, by the id of its request. */
  readonly pressed = new Map<string, string>()
  /** Presses that the host took back before they went out. */
  readonly cancelled = new Set<string>()
  undo: (() => void) | undefined
  isOnline = true
  #received = 0
  #waiting: Waiting | undefined
  #answer: (() => void) | undefined
  readonly #close: () => void

  constructor(cardId: string, server: GameServer) {
    this.cardId = cardId
    this.server = server
    this.client = startCardClient(server.reply(cardId), 'mo')
    this.#close = this.client.open(() => undefined)
  }

  end(): void {
    this.client.abandon()
    this.#close()
  }

  shown(): ShownCard {
    return store.get(this.client.shownAtom)
  }

  queued(): string[] {
    return this.#calls().map(({ id }) => id)
  }

  #calls() {
    const { steps } = store.get(this.client.stateAtom).pending
    return steps.flatMap((step) => (step.type === 'call' ? step : []))
  }

  /** Does something that may call words. */
  #pressing(run: () => void): void {
    const before = this.queued()
    run()
    const after = this.queued()
    for (const { id, word } of this.#calls()) if (!before.includes(id)) this.pressed.set(id, word)
    for (const opId of before) if (!after.includes(opId)) this.cancelled.add(opId)
  }

  call(word: string, isCalled: boolean): void {
    this.#pressing(() => this.client.call(word, isCalled))
  }

  write(index: number, text: string): void {
    const card = this.shown()
    this.client.apply(wordsStep(index, text, card.cells[index] ?? '', card))
  }

  writeExtra(extra: string[]): void {
    this.client.apply(extraStep(extra, this.shown().extra))
  }

  setField<Name extends 'pattern' | 'showsCalls'>(name: Name, now: Card[Name]): void {
    this.client.apply(fieldStep(name, now, this.shown()[name]))
  }

  operate(operation: Operation): boolean {
    const change = applyWithUndo(this.client, operation)
    if (change) this.undo = () => this.#pressing(change.undo)
    return change !== undefined
  }

  /** Pushed by the server. */
  receive(): void {
    const { version } = this.server.card
    if (!this.isOnline || version === this.#received) return
    this.#received = version
    applyCard(this.server.reply(this.cardId))
  }

  comeBack(): void {
    this.isOnline = true
    this.receive()
    this.retry()
  }

  retry(): void {
    this.client.setLive(true)
  }

  request(request: Request): Promise<CardReply> {
    if (!this.isOnline) return Promise.reject(new NetworkError('offline'))
    if (request.name === 'getCard') return Promise.resolve(this.server.reply(this.cardId))
    return new Promise((resolve, reject) => (this.#waiting = { request, resolve, reject }))
  }

  /** Whether a request or an answer is on its way. */
  isBusy(): boolean {
    return this.#waiting !== undefined || this.#answer !== undefined
  }

  /** The request under way meets its fate; its answer may stay out for longer. */
  async deliver(fate: Fate, isLate: boolean): Promise<void> {
    const waiting = this.#waiting
    if (waiting) {
      this.#waiting = undefined
      const { request, resolve, reject } = waiting
      const { body = {}, headers } = request.input
      try {
        carry(fate, () => this.server.patch(body, headers?.['If-Match']))
        const reply = this.server.reply(this.cardId)
        this.#answer = () => resolve(reply)
      } catch (error) {
        this.#answer = () => reject(error)
      }
      if (isLate) return
    }
    this.#answer?.()
    this.#answer = undefined
    await settled()
  }
}
