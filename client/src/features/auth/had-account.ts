import { storedKeys, writeStored } from '../../lib/storage/storage.ts'

const KEY = 'had-account'

/** Returns whether a user has signed in in this browser before. */
export const hadAccount = (): boolean => storedKeys(KEY).length > 0

/** Remembers that this browser's user has an account. */
export const rememberAccount = (): boolean => writeStored(KEY, true)
