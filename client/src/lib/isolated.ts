import { basics } from '#messages/basics.ts'

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * What a person wrote (words of a card, a name, a title) for a sentence: marks around it (FSI and PDI) keep its direction from
 * that of the sentence. Words of the sentence's own direction come without.
 */
export const isolated = (words: string) =>
  words && (basics.dir === 'rtl' || RTL.test(words)) ? `\u2068${words}\u2069` : words
