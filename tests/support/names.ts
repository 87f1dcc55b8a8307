import { customAlphabet } from 'nanoid'

const letters = customAlphabet('abcdefghijklmnopqrstuvwxyz', 10)

/** Returns a unique username, because tests may share a database and run in parallel. */
export function uniqueName(): string {
  return `user-${letters()}`
}
