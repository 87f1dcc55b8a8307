import { randomInt } from 'node:crypto'
import type { Types } from 'mongoose'
import type { JoinCode, JoinTarget } from '#shared/contract/answers.ts'
import { JOIN_CODE_HOURS, JOIN_CODE_LENGTH, JOIN_CODES_PER_USER } from '#shared/product.ts'
import { DAY_MS } from '../../day.ts'
import { AppError, databaseAway, quotaFull, unlessGone } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { isOwnedBy, type CardDoc } from '../../models/card.ts'
import { toJoinCode, type JoinCodeDoc } from '../../models/join-code.ts'
import type { Models } from '../../models/models.ts'
import type { CardStore } from './card-store.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { createSharedReads } from '../shared-reads.ts'

export type JoinCodes = ReturnType<typeof createJoinCodes>

/** Where a code leads. `ended`: it did within the last week. */
export type FoundCode = JoinTarget | 'ended' | 'wrong'

const LIFETIME_MS = JOIN_CODE_HOURS * 60 * 60 * 1000
/** For how long people who type an ended code are told so: it is on last week's invitation. */
const REMEMBERED_MS = 7 * DAY_MS
/** With half of all codes in use, one request in a million finds none. */
const DRAWS = 20

const randomCode = (): string => String(randomInt(10 ** JOIN_CODE_LENGTH)).padStart(JOIN_CODE_LENGTH, '0')

/** The times of a code that works until then, or has just ended. */
const until = (ends: Date) => ({ ends, expires: new Date(ends.getTime() + REMEMBERED_MS) })

/** A code from before codes were remembered works until it is deleted. */
const endOf = ({ ends, expires }: JoinCodeDoc) => ends ?? expires

/** Ends the code of a card, which frees its place for another one. */
export async function endJoinCodeOf({ joinCodes }: Models, cardId: string): Promise<void> {
  const doc = await joinCodes.findOne({ cardId }).lean()
  if (!doc) return
  const ends = new Date(Math.min(Date.now(), endOf(doc).getTime()))
  await joinCodes.updateOne(
    { _id: doc._id, cardId },
    { $set: { cardId: `ended:${doc._id}`, ...until(ends) } },
  )
}

/**
 * Codes of six digits that lead to cards. A card has one at most, from when its host asks for it until 24 hours after they last did.
 * @param draw makes a code; left out except in tests
 */
export function createJoinCodes(cardStore: CardStore, database: Pick<Database, 'isUp'>, draw = randomCode) {
  const { joinCodes } = cardStore
  const serialQueue = createSerialQueue()
  // A room full of people types one code at one time.
  const readCodesBy = (key: '_id' | 'cardId') =>
    createSharedReads(async (given: string[]) => {
      const docs = await joinCodes.find({ [key]: { $in: given } }).lean<JoinCodeDoc[]>()
      return new Map(docs.map((doc) => [doc[key], doc]))
    })
  const [readCode, readCodeOf] = [readCodesBy('_id'), readCodesBy('cardId')]
  const readLiving = async (cardId: string): Promise<CardDoc | undefined> => {
    const card = await unlessGone(cardStore.readCard(cardId))
    return card && card !== 'removed' ? card : undefined
  }

  /** A code may briefly outlive its card or its owner: one stored while they were being deleted. */
  const isLiving = async (doc: JoinCodeDoc) =>
    endOf(doc).getTime() > Date.now() && (await readLiving(doc.cardId))?.userId?.equals(doc.userId) === true

  /** The card's living code, which lives for another 24 hours from now on; null if it has none. */
  function prolong(cardId: string, shuffle: boolean): Promise<JoinCodeDoc | null> {
    const now = Date.now()
    return joinCodes
      .findOneAndUpdate(
        {
          cardId,
          $or: [{ ends: { $gt: new Date(now) } }, { ends: null, expires: { $gt: new Date(now) } }],
        },
        { $set: { ...until(new Date(now + LIFETIME_MS)), shuffle } },
        { returnDocument: 'after' },
      )
      .lean<JoinCodeDoc>()
  }

  async function store(row: Omit<JoinCodeDoc, '_id'>): Promise<JoinCodeDoc> {
    for (let draws = 0; draws < DRAWS; draws++) {
      const doc = { _id: draw(), ...row }
      if (await unlessDuplicate(joinCodes.create(doc))) return doc
      // Another card has the code, or another server has just stored one of this card.
      const other = await prolong(row.cardId, row.shuffle)
      if (other) return other
    }
    throw new AppError('unavailable', 'No code is free right now. Please try again.')
  }

  async function create(cardId: string, userId: Types.ObjectId, shuffle: boolean): Promise<JoinCodeDoc> {
    const now = Date.now()
    await endJoinCodeOf(cardStore, cardId)
    if ((await joinCodes.countDocuments({ userId, ends: { $gt: new Date(now) } })) >= JOIN_CODES_PER_USER)
      throw quotaFull(
        `${JOIN_CODES_PER_USER} of your cards have a code. Try again when one has ended: ${JOIN_CODE_HOURS} hours after you last used it.`,
      )
    return store({ cardId, userId, shuffle, ...until(new Date(now + LIFETIME_MS)) })
  }

  return {
    /**
     * The code of a card for its host: the one it has, for another 24 hours, or a new one.
     * @throws AppError `not-found`, `forbidden`, `quota-exceeded`, and `unavailable` when hardly a code is free
     */
    renew: (target: { userId: string; cardId: string; shuffle: boolean }): Promise<JoinCode> =>
      // In the user's own queue, so that concurrent calls at the quota's limit do not all count one less.
      serialQueue(target.userId, async () => {
        const { userId, cardId, shuffle } = target
        const card = await readLiving(cardId)
        if (!card) throw new AppError('not-found', "This card doesn't exist.")
        if (!isOwnedBy(card, userId) || !card.userId)
          throw new AppError('forbidden', 'Only the owner can get a code for this card.')
        return toJoinCode((await prolong(cardId, shuffle)) ?? (await create(cardId, card.userId, shuffle)))
      }),

    /** The code that leads to a card now; null without one. */
    of: async (cardId: string): Promise<JoinCode | null> => {
      const doc = await readCodeOf(cardId)
      return doc && (await isLiving(doc)) ? toJoinCode(doc) : null
    },

    /** @param code six digits. Rejects immediately while the database is away. */
    find: async (code: string): Promise<FoundCode> => {
      // The page does not pass the check of the API.
      if (!database.isUp()) throw databaseAway()
      const doc = await readCode(code)
      if (!doc) return 'wrong'
      return (await isLiving(doc)) ? { cardId: doc.cardId, shuffle: doc.shuffle } : 'ended'
    },
  }
}
