import { customAlphabet } from 'nanoid'

const letters = customAlphabet('abcdefghijklmnopqrstuvwxyz', 10)

/** A user name that no other test uses, even on one database: tests run side by side. */
export function uniqueName(): string {
  return `user-${letters()}`
}
