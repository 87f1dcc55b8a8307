import { Schema, type Types } from 'mongoose'
import { contentOf, type StoredCard } from '#shared/rules/card-changes.ts'
import { canWithCard, type CardRole } from '#shared/rules/access.ts'
import type { Pattern } from '#shared/product.ts'
import { noGame } from '#shared/rules/no-game.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { modelOf, schemaOf } from './model-of.ts'

/**
 * A stored card. A deleted one keeps only `cardId`, `userId`, `createdAt` and `deletedAt`: its id stays reserved, and it still
 * marks a place in its owner's list.
 */
export interface CardDoc extends Omit<StoredCard, 'opIds' | 'extra' | 'pattern' | 'called'> {
  _id: Types.ObjectId
  cardId: string
  /** null when the owner's account is deleted: the card is then read-only. */
  userId: Types.ObjectId | null
  version: number
  /** Cards of before the called game have none of the three. */
  extra?: string[]
  pattern?: Pattern
  called?: string[]
  /** Of a card that was sent by link before it was saved. */
  origin?: string
  opIds: string[]
  /** Who changed the words, the grid or the look last, whether by an access token, and when; missing until someone does. */
  editedBy?: Types.ObjectId
  editedByToken?: boolean
  editedAt?: Date
  /** When an earlier version was kept last. */
  versionKeptAt?: Date
  /** 1 from the first co-host on, plus 1 with each removal. Every write filters on it, so a removed co-host's write can't match. */
  coHostEpoch?: number
  /** SHA-256 in hex of the token of the invitation link; missing without one. */
  invitationHash?: string
  invitedAt?: Date
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
  /** Set on a deleted card that an admin took down. Its words are in `taken_down_cards`. */
  takenDownAt?: Date
  /** The owner's account is suspended: no one may change the card. */
  frozen?: boolean
}

/** What an author decides, as stored. */
export const contentFields = {
  title: String,
  gridSize: Number,
  hasFreeSpace: Boolean,
  cells: { type: [String], default: undefined },
  theme: String,
  freeSpaceImageUrl: String,
  extra: { type: [String], default: undefined },
  pattern: String,
} as const

const cardSchema = schemaOf<CardDoc>('bingo_cards', {
  cardId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  ...contentFields,
  called: { type: [String], default: undefined },
  origin: String,
  version: Number,
  round: Number,
  opIds: { type: [String], default: undefined },
  editedBy: Schema.Types.ObjectId,
  editedByToken: Boolean,
  editedAt: Date,
  versionKeptAt: Date,
  coHostEpoch: Number,
  invitationHash: String,
  invitedAt: Date,
  createdAt: { type: Date, required: true },
  updatedAt: Date,
  deletedAt: { type: Date, default: null },
  takenDownAt: Date,
  frozen: Boolean,
})
cardSchema.index({ cardId: 1 }, { unique: true })
cardSchema.index({ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 })

export const cardModel = modelOf('Card', cardSchema)

export type CardModel = ReturnType<typeof cardModel>

/** The part of a card that changes are judged by. */
export function toStored(doc: CardDoc): StoredCard {
  const { extra, pattern, called } = noGame()
  return {
    ...doc,
    extra: doc.extra ?? extra,
    pattern: doc.pattern ?? pattern,
    called: doc.called ?? called,
  }
}

/** The card as anyone with its link may read it. */
export function toCard(doc: CardDoc): Card {
  const stored = toStored(doc)
  return {
    cardId: doc.cardId,
    ...contentOf(stored),
    called: [...stored.called],
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
    version: doc.version,
    round: doc.round,
    ...(doc.origin !== undefined && { origin: doc.origin }),
  }
}

export function isOwnedBy(doc: Pick<CardDoc, 'userId'>, userId: string | undefined): boolean {
  return userId !== undefined && doc.userId !== null && doc.userId.toString() === userId
}

/** The card as HTTP calls answer it to a reader in this role. */
export function toCardReply(doc: CardDoc, role: CardRole): CardReply {
  return { ...toCard(doc), isOwner: role === 'owner', canEdit: canWithCard('edit', role) === 'yes' }
}
