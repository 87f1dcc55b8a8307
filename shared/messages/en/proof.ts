import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** A player's bingo, which the host checks against what was called. */
export const proof = {
  title: 'A bingo to check',
  offline: "Offline: new calls won't show",
  won: 'A real bingo',
  notWon: 'Not a bingo yet',
  unknown: 'Check the words yourself',
  noLink: 'No bingo to check',
  /** “Show my bingo” is a button. */
  noLinkText: 'The link is incomplete. Ask the player for the whole of it: Show my bingo has it.',
  trust: "This page trusts what the player's browser says. Nothing of it reaches our server.",
  board: (title: string) => `The player's card: ${title}`,
  called: (count: number) => `${count} called so far`,
  /** Headings of lists of words. */
  notes: 'Notes',
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
  changed: 'The card has changed since the player sent this.',
  noLine: 'Nothing on this card is complete.',
  noCalls: "Nothing has been called on this card, so there's nothing to check against.",
  /** Offline, or the server does not answer. */
  notReached: "We can't reach the card right now, so new calls may be missing.",
  /** It was deleted or taken down, or its maker never saved it. */
  noCard: "The card isn't on our server, so there are no calls to check against.",
  /** @param words those of the player's line, in quotes */
  words: (words: string) => `The player's words: ${words}.`,
}
