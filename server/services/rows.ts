import type { Model, Types } from 'mongoose'
import { nameOf } from '#shared/rules/user-name.ts'
import type { UserDoc, UserModel } from '../models/user.ts'

/** The fields that order a list. */
interface Row {
  _id: Types.ObjectId
  createdAt: Date
}

interface Batches {
  size: number
  /** -1: newest first. */
  order?: 1 | -1
  /** The row before the first batch. */
  after?: Row | undefined
}

/** All rows by their time, one batch at a time: the embedded database has no size of a batch, and a cursor's would be up to 16 MB. */
export async function* inBatches<R extends Row>(
  model: Model<R, object, object, { id: string }>,
  filter: object,
  { size, order = -1, after }: Batches,
): AsyncGenerator<R[]> {
  const operator = order === 1 ? '$gt' : '$lt'
  for (let place = after; ;) {
    const beyond = place && {
      $or: [
        { createdAt: { [operator]: place.createdAt } },
        { createdAt: place.createdAt, _id: { [operator]: place._id } },
      ],
    }
    const rows = await model
      .find({ ...filter, ...beyond })
      .sort({ createdAt: order, _id: order })
      .limit(size)
      .lean<R[]>()
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    place = rows.at(-1)
  }
}

/** Rows with the documents that have the same key, in the order of the rows. A row may briefly outlive its document. */
export function joinBy<K extends string, R extends Record<K, string>, D extends Record<K, string>, T>(
  key: K,
  { rows, docs }: { rows: readonly R[]; docs: readonly D[] },
  join: (row: R, doc: D) => T,
): T[] {
  const byKey = new Map<string, D>(docs.map((doc) => [doc[key], doc]))
  return rows.flatMap((row) => {
    const doc = byKey.get(row[key])
    return doc ? [join(row, doc)] : []
  })
}

/** The fields of a user that others see. */
export type Person = Pick<UserDoc, '_id' | 'username' | 'displayName'>

/** Users by their ids. */
export async function peopleById(
  users: UserModel,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const people = await users.find({ _id: { $in: ids } }, { username: 1, displayName: 1 }).lean<Person[]>()
  return new Map(people.map((person) => [person._id.toString(), person]))
}

/** What others call the owner of a card; null without one. */
export function ownerNameOf(
  { userId }: { userId: Types.ObjectId | null },
  people: ReadonlyMap<string, Person>,
): string | null {
  const owner = userId && people.get(userId.toString())
  return owner ? nameOf(owner) : null
}

/** Rows with the user that each names. A row may briefly outlive its user. */
export async function joinPeople<R, T>(
  users: UserModel,
  { rows, idOf }: { rows: readonly R[]; idOf: (row: R) => Types.ObjectId },
  join: (row: R, person: Person) => T,
): Promise<T[]> {
  const people = await peopleById(users, rows.map(idOf))
  return rows.flatMap((row) => {
    const person = people.get(idOf(row).toString())
    return person ? [join(row, person)] : []
  })
}
