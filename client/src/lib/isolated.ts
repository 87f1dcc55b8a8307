import { basics } from '#messages/basics.ts'

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Prepares text written by a person (words of a card, a name, a title) for use in a sentence: the Unicode characters FSI and PDI around
 * it keep its direction apart from that of the sentence. Text in the sentence's own direction needs none.
 */
export const isolated = (words: string) =>
  words && (basics.dir === 'rtl' || RTL.test(words)) ? `\u2068${words}\u2069` : words
