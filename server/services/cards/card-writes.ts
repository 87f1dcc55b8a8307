import { LRUCache } from 'lru-cache'
import { Types, type mongo } from 'mongoose'
import { canWithCard, type CardRole } from '#shared/rules/access.ts'
import { contentOf, sameContent, type StoredCard } from '#shared/rules/card-changes.ts'
import { judgeChange, type Judgement } from '#shared/rules/judge-change.ts'
import { shouldKeepVersion } from '#shared/rules/card-versions.ts'
import type { CardChange, CardReply } from '#shared/schemas/card.ts'
import { AppError, refusedField } from '../../app-error.ts'
import { toCard, toCardReply, tombstone, toStored, type CardDoc } from '../../models/card.ts'
import type { Trash } from '../trash.ts'
import { endUseOfCard } from './card-belongings.ts'
import type { CardStore, CardTarget } from './card-store.ts'
import type { CardVersions } from './card-versions.ts'

/** Whether a write's condition (If-Match) holds for the stored version. */
export type VersionCondition = (version: number) => boolean

interface CardWrite extends CardTarget {
  condition?: VersionCondition | undefined
}

/** Who makes a change. */
interface Editor {
  userId: string
  /** Whether the call came with an access token. */
  byToken?: boolean | undefined
}

/** The fields that record who edited a card last, and when. Calls and new rounds don't change them. */
export const editedBy = ({ userId, byToken = false }: Editor, editedAt: Date) => ({
  editedBy: new Types.ObjectId(userId),
  editedByToken: byToken,
  editedAt,
})

/**
 * Matches a card only if neither it nor its co-hosts changed since it was read. The time is included because, after a
 * backup is restored, a version number may come a second time with other content.
 */
const unmoved = ({ cardId, userId, version, updatedAt, coHostEpoch, frozen }: CardDoc) => ({
  cardId,
  userId,
  version,
  updatedAt,
  coHostEpoch: coHostEpoch ?? null,
  frozen: frozen ?? null,
  deletedAt: null,
})

/** Only another process can change a version between our read and our write; five in a row mean that it floods the card. */
const WRITE_TRIES = 5
/** The number of cards kept that this process changed last, of 10 kB at most each, with their opIds. */
const MAX_CACHED = 1000

const REFUSALS = {
  edit: 'Only the owner and co-hosts can edit this card.',
  manage: 'Only the owner can delete this card.',
}

/**
 * Changes and deletes cards: reads, judges, writes with owner and version in the filter; again if the version moved in
 * between. A card that this process changed before isn't read again for a change that applies: the write's filter shows
 * whether the kept copy is still current, with the same co-hosts. Refusals and no-ops are always judged on a new read.
 */
export function createCardWrites(cardStore: CardStore, versions: Pick<CardVersions, 'keep'>, trash: Trash) {
  const { cards, events, access, serialQueue, existing } = cardStore
  const cached = new LRUCache<string, CardDoc>({ max: MAX_CACHED })

  /** Calls `write` with the stored card and the user's role; again while it returns undefined for a changed card. */
  async function writeTo<T>(
    action: keyof typeof REFUSALS,
    { cardId, userId }: CardTarget,
    write: (doc: CardDoc, role: CardRole) => Promise<T | undefined>,
  ): Promise<T> {
    for (let tries = 0; tries < WRITE_TRIES; tries++) {
      const doc = await existing(cardId)
      const role = await access.roleOf(doc, userId)
      if (canWithCard(action, role) !== 'yes') throw new AppError('forbidden', REFUSALS[action])
      const written = await write(doc, role)
      if (written !== undefined) return written
    }
    throw new AppError('unavailable', 'A lot of people are editing this card right now. Please try again.')
  }

  /** @returns whether the card was still as it was read; otherwise nothing is written */
  async function updateUnmoved(doc: CardDoc, update: mongo.UpdateFilter<mongo.Document>): Promise<boolean> {
    const { matchedCount } = await cards.collection.updateOne(unmoved(doc), update)
    return matchedCount > 0
  }

  /** Stores a changed card. @returns undefined when the stored card has moved */
  async function store(doc: CardDoc, next: StoredCard, editor: Editor): Promise<CardDoc | undefined> {
    const now = new Date()
    const before = toStored(doc)
    const lastMs = (doc.versionKeptAt ?? doc.createdAt).getTime()
    const isEdited = !sameContent(before, next)
    const isKept = isEdited && shouldKeepVersion(before, next, { lastMs, nowMs: now.getTime() })
    const fields = {
      ...contentOf(next),
      called: [...next.called],
      round: next.round,
      opIds: [...next.opIds],
      updatedAt: now,
      ...(isEdited && editedBy(editor, now)),
      ...(isKept && { versionKeptAt: now }),
    }
    if (!(await updateUnmoved(doc, { $set: fields, $inc: { version: 1 } }))) return undefined
    const written = { ...doc, ...fields, version: doc.version + 1 }
    cached.set(doc.cardId, written)
    events.emit('card.changed', { card: toCard(written) })
    // The stored `versionKeptAt` tells the next change, on any server, that this version is kept.
    if (isKept) versions.keep(doc, now).catch(() => undefined)
    return written
  }

  function refusedWith(
    code: 'version-conflict' | 'conflict',
    doc: CardDoc,
    role: CardRole,
    message = code === 'conflict'
      ? 'Someone else has changed the same part of this card.'
      : 'This card changed elsewhere.',
  ): AppError {
    return new AppError(code, message, { data: { card: toCardReply(doc, role) } })
  }

  /** Carries out a judgement. @returns the card as stored afterwards; undefined when it has moved */
  async function carryOut(
    judgement: Judgement,
    doc: CardDoc,
    { role, editor }: { role: CardRole; editor: Editor },
  ): Promise<CardDoc | undefined> {
    switch (judgement.kind) {
      case 'invalid':
        throw refusedField(judgement.field, judgement.message)
      case 'guard-failed':
        throw refusedWith('version-conflict', doc, role, judgement.message)
      case 'conflict':
        throw refusedWith('conflict', doc, role)
      case 'repeated':
      case 'unchanged':
        return doc
      case 'changed':
        return store(doc, judgement.next, editor)
    }
  }

  return {
    /**
     * Applies one change (LIV-3, LIV-4).
     * @throws AppError `not-found`, `forbidden`, `invalid`, and, with the stored card, `version-conflict` and `conflict`
     */
    update: ({
      userId,
      byToken,
      cardId,
      change,
      condition,
    }: CardWrite & Editor & { change: CardChange }): Promise<CardReply> =>
      serialQueue(cardId, async () => {
        const judge = (doc: CardDoc) => judgeChange(toStored(doc), change, condition?.(doc.version) ?? true)
        const editor = { userId, byToken }
        const own = cached.get(cardId)
        if (own) {
          const role = await access.roleOf(own, userId)
          const judgement = canWithCard('edit', role) === 'yes' ? judge(own) : undefined
          const written = judgement?.kind === 'changed' ? await store(own, judgement.next, editor) : undefined
          if (written) return toCardReply(written, role)
        }
        return writeTo('edit', { userId, cardId }, async (doc, role) => {
          const written = await carryOut(judge(doc), doc, { role, editor })
          return written && toCardReply(written, role)
        })
      }),

    /**
     * Deletes a card, which its owner can restore. Its co-hosts, code and plays, maybe 100,000, are deleted afterwards.
     * @throws AppError `not-found`, `forbidden`, and, with the stored card, `version-conflict`
     */
    remove: ({ userId, cardId, condition }: CardWrite): Promise<void> =>
      serialQueue(cardId, async () => {
        await writeTo('manage', { userId, cardId }, async (doc, role) => {
          if (condition && !condition(doc.version)) throw refusedWith('version-conflict', doc, role)
          const now = new Date()
          await trash.keep(cardId, doc, now)
          return (await updateUnmoved(doc, tombstone(now))) || undefined
        })
        cached.delete(cardId)
        events.emit('card.deleted', { cardId })
        endUseOfCard(cardStore, cardId).catch(() => undefined)
        trash.makeRoom(userId).catch(() => undefined)
      }),
  }
}
