import { contentOf, type StoredCard } from '#shared/rules/card-changes.ts'
import { canWithCard, type CardRole } from '#shared/rules/access.ts'
import type { GridSize, Pattern, Theme } from '#shared/product.ts'
import { gameDefaults } from '#shared/rules/game-defaults.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import {
  date,
  flag,
  modelOf,
  number,
  objectId,
  optional,
  orNull,
  text,
  tombstoneOf,
  untilDeleted,
  type DocOf,
} from './model-of.ts'

/** What an author decides about a card, as stored. */
export const contentFields = {
  title: untilDeleted<string>(String),
  gridSize: untilDeleted<GridSize>(Number),
  hasFreeSpace: untilDeleted<boolean>(Boolean),
  cells: untilDeleted<string[]>([String]),
  theme: untilDeleted<Theme>(String),
  freeSpaceImageUrl: untilDeleted<string | null>(String),
  // Cards stored before the called game existed have neither these nor calls.
  extra: untilDeleted<string[] | undefined>([String]),
  pattern: untilDeleted<Pattern | undefined>(String),
  showsCalls: untilDeleted<boolean | undefined>(Boolean),
  columns: untilDeleted<boolean | undefined>(Boolean),
}

/** The fields that a deleted card keeps: its id stays reserved, and it still marks a place in its owner's list. */
const KEPT_FIELDS = {
  cardId: text,
  /** null when the owner's account is deleted: the card is then read-only. */
  userId: orNull(objectId),
  createdAt: date,
  deletedAt: orNull(date),
  /** Set on a deleted card that an admin took down. Its content is in `taken_down_cards`. */
  takenDownAt: optional(date),
  /** The owner's account is suspended: no one may change the card. */
  frozen: optional(flag),
}

const LOST_FIELDS = {
  ...contentFields,
  called: untilDeleted<string[] | undefined>([String]),
  /** The origin of a card that was sent by link before it was saved. */
  origin: optional(text),
  version: untilDeleted<number>(Number),
  round: untilDeleted<number>(Number),
  opIds: untilDeleted<string[]>([String]),
  /** Who last changed the words, grid or look, whether by an access token, and when; missing until someone does. */
  editedBy: optional(objectId),
  editedByToken: optional(flag),
  editedAt: optional(date),
  /** When an earlier version was kept last. */
  versionKeptAt: optional(date),
  /** 1 from the first co-host on, plus 1 with each removal. Every write filters on it, so a removed co-host's write can't match. */
  coHostEpoch: optional(number),
  /** SHA-256 in hex of the token of the invitation link; missing without one. */
  invitationHash: optional(text),
  invitedAt: optional(date),
  updatedAt: untilDeleted<Date>(Date),
}

const fields = { ...KEPT_FIELDS, ...LOST_FIELDS }

/** A stored card. A deleted one has only the fields that it keeps. */
export type CardDoc = DocOf<typeof fields>

export const cardModel = modelOf<CardDoc>('Card', 'bingo_cards', fields, [
  [{ cardId: 1 }, { unique: true }],
  [{ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 }],
])

export const LOST_FIELD_NAMES = Object.keys(LOST_FIELDS)

/** The update that deletes a card and keeps its id. */
export const tombstone = tombstoneOf(LOST_FIELD_NAMES)

/** Returns the part of a card by which changes are judged. */
export function toStored(doc: CardDoc): StoredCard {
  const { extra, pattern, called, showsCalls, columns } = gameDefaults()
  // V8 copies an object that is spread first a hundred times as fast as one that is spread after others.
  return {
    ...doc,
    extra: doc.extra ?? extra,
    pattern: doc.pattern ?? pattern,
    called: doc.called ?? called,
    showsCalls: doc.showsCalls ?? showsCalls,
    columns: doc.columns ?? columns,
  }
}

/** Returns the card as anyone with its link may read it. */
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

/** Returns the card as HTTP calls send it to a reader in this role. */
export function toCardReply(doc: CardDoc, role: CardRole): CardReply {
  return { ...toCard(doc), isOwner: role === 'owner', canEdit: canWithCard('edit', role) === 'yes' }
}
