import type { Types } from 'mongoose'
import { nameOf } from '#shared/rules/user-name.ts'
import { refusedField } from '../app-error.ts'
import type { Models } from '../models/models.ts'
import type { UserDoc } from '../models/user.ts'

/** The id of a user, if there is one. */
type MaybeId = Types.ObjectId | null | undefined

/** The fields of a user that others see. */
export type Person = Pick<UserDoc, '_id' | 'username' | 'displayName'>

/** Returns the user with this name, ignoring case. @throws AppError `not-found`, at the field `username` */
export async function findByName(users: Models['users'], username: string): Promise<UserDoc> {
  const person = await users.findOne({ usernameLower: username.toLowerCase() }).lean()
  if (!person) throw refusedField('username', 'No one has this username. Check the spelling.', 'not-found')
  return person
}

/** Reads users. @returns a function that finds one of them by id; undefined for a user who is gone */
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

/** Reads the names that others see. @returns a function that finds a user's name by id; null for a user who is gone */
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

/** Joins rows with the users they name. Skips rows whose user is gone: a row may briefly outlive its user. */
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
