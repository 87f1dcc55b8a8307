import { basics } from '#messages/basics.ts'

/** Returns what separates a text from the next for a screen reader: a full stop, unless the text ends with one, and a space. */
export const stopAfter = (text: string): string =>
  /\p{STerm}\W?$/u.test(text) ? ' ' : basics.sentences(['', ''])
