import type { StoredCard } from '#shared/rules/card-changes.ts'
import type { CardDoc } from '../models/card.ts'
import type { Models } from '../models/models.ts'

/** The fields of a card that changes write. */
type ChangedFields = Pick<CardDoc, keyof StoredCard | 'updatedAt'> &
  Partial<Pick<CardDoc, 'editedBy' | 'editedByToken' | 'editedAt' | 'versionKeptAt'>>

interface Wait {
  doc: CardDoc
  fields: ChangedFields
  resolve: (isUpdated: boolean) => void
  reject: (error: unknown) => void
}

/** A command that writes more takes as long as two. */
const UPDATES_AT_ONCE = 50

/**
 * Matches a card only if neither it nor its co-hosts changed since it was read. It includes the time, because a restored backup may
 * reach a version a second time with other words.
 */
export const unmoved = ({ cardId, userId, version, updatedAt, coHostEpoch, frozen }: CardDoc) => ({
  cardId,
  userId,
  version,
  updatedAt,
  coHostEpoch: coHostEpoch ?? null,
  frozen: frozen ?? null,
  deletedAt: null,
})

const statement = (doc: CardDoc, fields: ChangedFields) => ({
  filter: unmoved(doc),
  update: { $set: fields, $inc: { version: 1 } },
})

/** The opId of the change that made these fields, if it had one. */
function opIdOf(doc: CardDoc, { opIds }: ChangedFields): string | undefined {
  const newest = opIds.at(-1)
  return newest === doc.opIds.at(-1) ? undefined : newest
}

/**
 * Updates cards that have not moved. Updates of one turn of the event loop, each of another card, go out in
 * one command. Its answer says only how many were updated; if not all, their opIds say which. Changes without
 * an opId go out alone.
 * @returns a function that updates a card as it was judged; false when it has moved since
 */
export function createSharedUpdates({ collection }: Models['cards']) {
  let due: Wait[] = []

  async function updateOne(doc: CardDoc, fields: ChangedFields): Promise<boolean> {
    const { filter, update } = statement(doc, fields)
    const { matchedCount } = await collection.updateOne(filter, update)
    return matchedCount > 0
  }

  /** @returns the ids of the cards that were updated */
  async function updateMany(waits: Wait[]): Promise<Set<string>> {
    const operations = waits.map(({ doc, fields }) => ({ updateOne: statement(doc, fields) }))
    const { matchedCount } = await collection.bulkWrite(operations, { ordered: false })
    const cardIds = waits.map(({ doc }) => doc.cardId)
    if (matchedCount === waits.length) return new Set(cardIds)
    const found = await collection
      .find<Pick<CardDoc, 'cardId' | 'version' | 'opIds'>>(
        { cardId: { $in: cardIds }, deletedAt: null },
        { projection: { cardId: 1, version: 1, opIds: 1 } },
      )
      .toArray()
    const isUpdated = ({ doc, fields }: Wait) =>
      found.some(
        ({ cardId, version, opIds }) =>
          cardId === doc.cardId && version === doc.version + 1 && opIds.includes(opIdOf(doc, fields)!),
      )
    return new Set(waits.filter(isUpdated).map(({ doc }) => doc.cardId))
  }

  async function run(waits: Wait[]): Promise<void> {
    try {
      const updated = await updateMany(waits)
      for (const { doc, resolve } of waits) resolve(updated.has(doc.cardId))
    } catch (error) {
      for (const { reject } of waits) reject(error)
    }
  }

  function runDue(): void {
    const waits = due
    due = []
    for (let from = 0; from < waits.length; from += UPDATES_AT_ONCE) {
      const together = waits.slice(from, from + UPDATES_AT_ONCE)
      const [first] = together
      if (together.length > 1) void run(together)
      else updateOne(first!.doc, first!.fields).then(first!.resolve, first!.reject)
    }
  }

  return (doc: CardDoc, fields: ChangedFields): Promise<boolean> =>
    opIdOf(doc, fields) === undefined
      ? updateOne(doc, fields)
      : new Promise((resolve, reject) => {
          if (due.length === 0) setImmediate(runDue)
          due.push({ doc, fields, resolve, reject })
        })
}
