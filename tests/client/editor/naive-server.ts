import type { PatchRequest } from '#client/sync/outbox.ts'
import { contentOf, judgeChange, type Judgement } from '#shared/rules/card-changes.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'

/** What the server answers to a PATCH, with the card as it is then. */
export interface Answer {
  status: 200 | 409 | 412
  card: Card
}

/** One stored card, checked as on the real server, and all words that it ever had. */
export class NaiveServer {
  card: Card
  readonly everStored = new Set<string>()
  /** What came of each request, a repeated one too. */
  readonly judged: Exclude<Judgement['kind'], 'invalid'>[] = []
  private opIds: readonly string[] = []
  private readonly onStored: (card: Card) => void

  constructor(card: Card, onStored: (card: Card) => void) {
    this.card = card
    this.onStored = onStored
    this.remember()
  }

  patch({ opId, edit, ifVersion }: PatchRequest): Answer {
    // The network carries a copy.
    const change = JSON.parse(JSON.stringify({ ...edit.change, opId })) as CardChange
    const versionMatches = ifVersion === undefined || ifVersion === this.card.version
    const judgement = judgeChange({ ...this.card, opIds: this.opIds }, change, versionMatches)
    if (judgement.kind === 'invalid') throw new Error(judgement.message)
    this.judged.push(judgement.kind)
    if (judgement.kind === 'conflict') return { status: 409, card: this.card }
    if (judgement.kind === 'guard-failed') return { status: 412, card: this.card }
    if (judgement.kind === 'changed') {
      this.card = { ...this.card, ...contentOf(judgement.next), version: this.card.version + 1 }
      this.opIds = judgement.next.opIds
      this.remember()
      this.onStored(this.card)
    }
    return { status: 200, card: this.card }
  }

  private remember(): void {
    for (const word of [this.card.title, ...this.card.cells]) this.everStored.add(word)
  }
}
