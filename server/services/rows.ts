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

interface Owned {
  userId: Types.ObjectId | null
}

/** The fields of a user that others see. */
export type Person = Pick<UserDoc, '_id' | 'username' | 'displayName'>

/** Users by their ids. */
export async function peopleById(
  users: Models['users'],
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const people = await users.find({ _id: { $in: ids } }, { username: 1, displayName: 1 }).lean<Person[]>()
  return new Map(people.map((person) => [person._id.toString(), person]))
}

/** Reads what others call the owners of cards or categories. @returns the name of one's owner; null without one */
export async function readOwnerNames(
  users: Models['users'],
  docs: readonly Owned[],
): Promise<(doc: Owned) => string | null> {
  const ids = docs.flatMap(({ userId }) => userId ?? [])
  const people = await peopleById(users, ids)
  return ({ userId }) => {
    const owner = userId && people.get(userId.toString())
    return owner ? nameOf(owner) : null
  }
}

/** Rows with the user that each names. A row may briefly outlive its user. */
export async function joinPeople<R, T>(
  users: Models['users'],
  { rows, idOf }: { rows: readonly R[]; idOf: (row: R) => Types.ObjectId },
  join: (row: R, person: Person) => T,
): Promise<T[]> {
  const people = await peopleById(users, rows.map(idOf))
  return rows.flatMap((row) => {
    const person = people.get(idOf(row).toString())
    return person ? [join(row, person)] : []
  })
}
