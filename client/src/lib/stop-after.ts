import { basics } from '#messages/basics.ts'

/** What parts a text from the next one for a screen reader: a full stop, unless the text ends itself, and a blank. */
export const stopAfter = (text: string): string =>
  /\p{STerm}\W?$/u.test(text) ? ' ' : basics.sentences(['', ''])
