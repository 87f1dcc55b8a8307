import { pluralIn } from '#shared/messages/messages.ts'

const plural = pluralIn('en')

/** The play screen's first paint. */
export const play = {
  bingo: 'BINGO!',
  /** @param words of the square that the host called last */
  called: (words: string) => `Called: ${words}`,
  /** The tabs of a card. */
  create: 'Create Card',
  play: 'Play Card',
  hint: 'Click on squares to mark them during play.',
  /** Completed lines. */
  lines: (count: number) => plural(count, { one: '1 line', other: `${count} lines` }),
  /** After the sentence that says why the server does not have the card. */
  linkGone: 'You can keep playing, but the link no longer works.',
  /** How many squares the player has marked. Short: it is beside “One to go”. */
  marked: (count: number) => `${count} marked`,
  oneToGo: 'One to go',
  reset: 'Reset Marks',
  resetDone: 'Reset Complete',
  resetText: 'All marks have been cleared.',
  resetUndone: 'Your marks are back',
  share: 'Share This Card',
  shareText: 'Anyone with this link can play this card. Marks stay private.',
  temporary: 'Temporary card',
}
