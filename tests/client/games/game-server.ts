import { ApiError, NetworkError } from '#client/lib/api-client.ts'
import { type StoredCard } from '#shared/rules/card-changes.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import { sameCells } from '#shared/rules/grid.ts'
import type { Card, CardChange, CardReply } from '#shared/schemas/card.ts'
import { insist } from './insist.ts'
import { TrueGame, type Word } from './true-game.ts'

interface Version {
  card: Card
  /** The words of this version, by their letters of then. */
  words: ReadonlyMap<string, Word>
}

/** The server's one card, judged by the product's rules, and beside it what has really happened. */
export class GameServer {
  readonly truth: TrueGame
  readonly versions = new Map<number, Version>()
  /** How often each change was stored, and the words that it called as they really are. */
  readonly stored = new Map<string, { times: number; word: Word | undefined }>()
  /** Changes that were answered with 200, whether they changed anything or not. */
  readonly heard = new Set<string>()
  card: Card
  #opIds: readonly string[] = []

  constructor(card: Card) {
    this.card = card
    this.truth = new TrueGame(card)
    this.#keep()
  }

  #keep(): void {
    this.versions.set(this.card.version, { card: this.card, words: this.truth.words() })
  }

  version(version: number): Version {
    return this.versions.get(version)!
  }

  reply(cardId = this.card.cardId): CardReply {
    return { ...this.card, cardId, isOwner: true, canEdit: true }
  }

  /** @throws ApiError with the answer of a refused change */
  patch(change: CardChange, ifMatch?: string): void {
    const before = this.card
    const matches = ifMatch === undefined || ifMatch === `"v${before.version}"`
    const stored: StoredCard = { ...before, opIds: this.#opIds }
    const judgement = judgeChange(stored, change, matches)
    if (judgement.kind === 'invalid')
      throw new ApiError(400, { message: judgement.message, code: 'invalid', fields: {} })
    if (judgement.kind === 'guard-failed' || judgement.kind === 'conflict') {
      const isConflict = judgement.kind === 'conflict'
      throw new ApiError(isConflict ? 409 : 412, {
        message: 'Moved on.',
        code: isConflict ? 'conflict' : 'version-conflict',
        card: before,
      })
    }
    if (change.opId !== undefined) this.heard.add(change.opId)
    if (judgement.kind !== 'changed') return
    const { opIds, called, ...next } = judgement.next
    this.#opIds = opIds
    this.card = { ...before, ...next, called: [...called], version: before.version + 1 }
    this.#tellTruth(change)
    this.#keep()
    this.#check(change)
  }

  #tellTruth(change: CardChange): void {
    const { truth, card } = this
    truth.edit(card)
    if (change.newRound) truth.startRound()
    if (change.uncall !== undefined) truth.takeBack(change.uncall)
    if (change.call !== undefined) truth.call(change.call)
    if (change.opId === undefined) return
    const text = change.call ?? change.uncall
    const times = (this.stored.get(change.opId)?.times ?? 0) + 1
    this.stored.set(change.opId, { times, word: text === undefined ? undefined : truth.words().get(text) })
  }

  /** The list is what was really called: each word once, in order, as it reads now. */
  #check(change: CardChange): void {
    const { called, round } = this.card
    const really = this.truth.called.map(({ text }) => text)
    insist(
      sameCells(called, really) && new Set(called).size === called.length && round === this.truth.round,
      `${JSON.stringify(change)} leaves the calls ${really.join(', ')} and not ${called.join(', ')}`,
    )
  }
}

/** What happens to a request on its way. */
export type Fate = 'arrives' | 'never arrives' | 'arrives, its answer does not'

/** @throws NetworkError where no answer comes back */
export function carry(fate: Fate, run: () => void): void {
  if (fate === 'arrives') return run()
  try {
    if (fate !== 'never arrives') run()
  } catch {
    // A refusal is lost too.
  }
  throw new NetworkError('lost')
}
