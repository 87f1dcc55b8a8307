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

/** Where a code leads. `ended`: it led to a card until some time within the last week. */
export type FoundCode = JoinTarget | 'ended' | 'wrong'

const LIFETIME_MS = JOIN_CODE_HOURS * 60 * 60 * 1000
/** How long people who type an ended code are told that it has ended: last week's invitation may contain it. */
const REMEMBERED_MS = 7 * DAY_MS
/** How many codes are drawn to find a free one. With half of all codes in use, one request in a million finds none. */
const DRAWS = 20

const randomCode = (): string => String(randomInt(10 ** JOIN_CODE_LENGTH)).padStart(JOIN_CODE_LENGTH, '0')

/** Returns the stored times of a code that works until `ends`, or has just ended. */
const until = (ends: Date) => ({ ends, expires: new Date(ends.getTime() + REMEMBERED_MS) })

/** Returns when a code ends. One stored by an earlier version has no `ends`, and works until it is deleted. */
const endOf = ({ ends, expires }: JoinCodeDoc) => ends ?? expires

/** Ends the code of a card, which can then get another one. */
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
 * Codes of six digits that lead to cards. A card has at most one, until 24 hours after its host last requested it.
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

  /** Whether a code works. A code stored while its card or its owner was being deleted may briefly outlive them. */
  const isLiving = async (doc: JoinCodeDoc) =>
    endOf(doc).getTime() > Date.now() && (await readLiving(doc.cardId))?.userId?.equals(doc.userId) === true

  /** Extends the card's working code to 24 hours from now. @returns the code; null if the card has none */
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
      // Another card has the code, or another server has just stored one for this card.
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
     * Returns the code of a card to its host: the present one, extended to 24 hours from now, or a new one.
     * @throws AppError `not-found`, `forbidden`, `quota-exceeded`, and `unavailable` when hardly any code is free
     */
    renew: (target: { userId: string; cardId: string; shuffle: boolean }): Promise<JoinCode> =>
      // In the user's own queue, so that concurrent calls at the quota's limit do not all count one code too few.
      serialQueue(target.userId, async () => {
        const { userId, cardId, shuffle } = target
        const card = await readLiving(cardId)
        if (!card) throw new AppError('not-found', "This card doesn't exist.")
        if (!isOwnedBy(card, userId) || !card.userId)
          throw new AppError('forbidden', 'Only the owner can get a code for this card.')
        return toJoinCode((await prolong(cardId, shuffle)) ?? (await create(cardId, card.userId, shuffle)))
      }),

    /** Returns the code that leads to a card now; null without one. */
    of: async (cardId: string): Promise<JoinCode | null> => {
      const doc = await readCodeOf(cardId)
      return doc && (await isLiving(doc)) ? toJoinCode(doc) : null
    },

    /** Finds where a code leads. Rejects immediately while the database is unavailable. @param code six digits */
    find: async (code: string): Promise<FoundCode> => {
      // The API has this check in front of its calls; the page /j doesn't go through it.
      if (!database.isUp()) throw databaseAway()
      const doc = await readCode(code)
      if (!doc) return 'wrong'
      return (await isLiving(doc)) ? { cardId: doc.cardId, shuffle: doc.shuffle } : 'ended'
    },
  }
}
