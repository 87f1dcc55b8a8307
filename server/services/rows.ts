import type { Model, Types } from 'mongoose'
import { nameOf } from '#shared/rules/user-name.ts'
import type { Models } from '../models/models.ts'
import type { UserDoc } from '../models/user.ts'

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

/** Rows with the card or the category that each names, in the order of the rows. A row may briefly outlive it. */
export async function withDocs<K extends string, R extends Record<K, string>, D extends Record<K, string>>(
  model: Model<D, object, object, { id: string }>,
  key: K,
  rows: readonly R[],
): Promise<{ row: R; doc: D }[]> {
  const filter: object = { [key]: { $in: rows.map((row) => row[key]) }, deletedAt: null }
  const docs = await model.find(filter).lean<D[]>()
  const byKey = new Map<string, D>(docs.map((doc) => [doc[key], doc]))
  return rows.flatMap((row) => {
    const doc = byKey.get(row[key])
    return doc ? [{ row, doc }] : []
  })
}

/** The id of a user, where there is one. */
type MaybeId = Types.ObjectId | null | undefined

/** The fields of a user that others see. */
export type Person = Pick<UserDoc, '_id' | 'username' | 'displayName'>

/** Reads users. @returns one of them by their id; undefined for one who is gone */
export async function readPeople(
  users: Models['users'],
  ids: readonly MaybeId[],
): Promise<(id: MaybeId) => Person | undefined> {
  const $in = ids.flatMap((id) => id ?? [])
  if ($in.length === 0) return () => undefined
  const people = await users.find({ _id: { $in } }, { username: 1, displayName: 1 }).lean<Person[]>()
  const byId = new Map(people.map((person) => [person._id.toString(), person]))
  return (id) => byId.get(String(id))
}

/** Reads what others call users. @returns the name of one of them by their id; null for one who is gone */
export async function readNames(
  users: Models['users'],
  ids: readonly MaybeId[],
): Promise<(id: MaybeId) => string | null> {
  const personOf = await readPeople(users, ids)
  return (id) => {
    const person = personOf(id)
    return person ? nameOf(person) : null
  }
}

/** Rows with the user that each names. A row may briefly outlive its user. */
export async function joinPeople<R extends { userId: Types.ObjectId }, T>(
  users: Models['users'],
  rows: readonly R[],
  join: (row: R, person: Person) => T,
): Promise<T[]> {
  const ids = rows.map(({ userId }) => userId)
  const personOf = await readPeople(users, ids)
  return rows.flatMap((row) => {
    const person = personOf(row.userId)
    return person ? [join(row, person)] : []
  })
}
