import { basics } from '#messages/basics.ts'
import { isolated } from './isolated.ts'

/** A sentence without the marks of isolated words, for what leaves the app. */
export const withoutIsolates = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '')

/** Words in quotes. Some squares have their own. */
export const quoted = (words: string) =>
  /^[“"].*[”"]$/.test(words) ? isolated(words) : basics.quoted(isolated(words))
