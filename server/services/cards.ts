import type { Card, CardChange, CardContent, CardReply } from '#shared/schemas/card.ts'

/** Whether a write's condition (If-Match) holds on the stored version; left out where there is none. */
export type VersionCondition = (version: number) => boolean

export interface CardTarget {
  userId: string
  cardId: string
  condition?: VersionCondition | undefined
}

/** The product's verbs for cards. Ids and contents come in parsed; refusals are AppErrors. */
export interface Cards {
  /** The card as anyone with its link may read it; null where there is none. */
  find: (cardId: string) => Promise<Card | null>
  /** The card as `readerId` (nobody: signed out) reads it. Refuses with `not-found`. */
  get: (target: { cardId: string; readerId?: string | undefined }) => Promise<CardReply>
  /** The stored versions of those of `cardIds` that exist. */
  versionsOf: (cardIds: string[]) => Promise<Map<string, number>>
  /** Refuses with `card-id-taken` (with the card when it is the author's own) and `quota-exceeded`. */
  create: (card: { userId: string; cardId?: string | undefined; content: CardContent }) => Promise<CardReply>
  /**
   * One change (LIV-3, LIV-4). Refuses with `not-found`, `forbidden`, `invalid`, and, with the present card,
   * `version-conflict` and `conflict`.
   */
  update: (target: CardTarget & { change: CardChange }) => Promise<CardReply>
  /** Refuses with `not-found`, `forbidden`, and, with the present card, `version-conflict`. */
  remove: (target: CardTarget) => Promise<void>
  /** Newest first, at most 100: those after the card `before`, with `q` in their title. Refuses with `invalid`. */
  listMine: (list: {
    userId: string
    before?: string | undefined
    q?: string | undefined
  }) => Promise<CardReply[]>
}
