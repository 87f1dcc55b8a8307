import { basics } from '#messages/basics.ts'
import { isolated } from './isolated.ts'

/** Removes the characters that `isolated` adds, for text that leaves the app. */
export const withoutIsolates = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '')

/** Puts words in quotation marks, unless they already have their own. */
export const quoted = (words: string) =>
  /^[“"].*[”"]$/.test(words) ? isolated(words) : basics.quoted(isolated(words))
