import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** A player's bingo, which the host checks against what was called. */
export const proof = {
  title: 'A bingo to check',
  offline: "Offline: new calls won't show",
  won: 'A real bingo',
  notWon: 'Not a bingo yet',
  noLink: 'No bingo to check',
  /** “Show my bingo” is a button. */
  noLinkText: 'The link is incomplete. Ask the player for the whole of it: Show my bingo has it.',
  trust: "This page trusts what the player's browser says. Nothing of it reaches our server.",
  board: (title: string) => `The player's card: ${title}`,
  called: (count: number) => `${count} called so far`,
  /** Headings of lists of words. */
  states: {
    both: (count: number) => `Marked and called (${count})`,
    marked: (count: number) => `Marked, not called (${count})`,
    called: (count: number) => `Called, not marked (${count})`,
  },

  /** What the host reads out. @param line one of the lines */
  allCalled: (line: string, count: number) => `${line}: all ${count} were called.`,
  /** @param words those that were not called, in quotes */
  notCalled: (line: string, words: string, count: number) =>
    `${line}: ${words} ${plural(count, { one: 'was', other: 'were' })} not called.`,
  blank: 'a blank square',
  earlierRound: 'This bingo is from an earlier round.',
  changed: (words: string) => `The card changed since. The player's words were ${words}.`,
  noLine: 'Nothing on this card is complete.',
  marked: (line: string) => `${line} is marked.`,
  notShared: "The calls of this card aren't shared, so check the words yourself.",
}
