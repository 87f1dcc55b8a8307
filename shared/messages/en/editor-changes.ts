import { MIN_FILLED_CELLS, PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

const squares = (count: number) => plural(count, { one: '1 square filled', other: `${count} squares filled` })
const moved = (count: number) =>
  plural(count, { one: '1 word went to More words.', other: `${count} words went to More words.` })
const lost = (count: number) =>
  plural(count, { one: "1 word didn't fit.", other: `${count} words didn't fit.` })

/** What the editor says of changes and of saving, in toasts and to screen readers. */
export const editorChanges = {
  /** Of words pasted into a square or the title. */
  shortened: (max: number) => `Shortened to ${max} characters`,
  /** The names of the steps that can be undone. */
  steps: {
    grid: (size: number) => `${size}x${size} Grid`,
    freeSpaceOn: 'Free Space On',
    freeSpaceOff: 'Free Space Off',
    shuffle: 'Randomize Order',
    clear: 'Clear All Cells',
    fill: 'Add Example Prompts',
    swap: 'Swap',
    paste: 'Paste a List',
    category: 'Fill from a Category',
    put: 'Put on the Card',
    restore: 'Restore',
    undo: 'Change of the Grid',
  },
  /** @param step one of `steps` */
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  redo: 'Redo',
  cantUndo: (step: string) => `Can't undo: ${step}`,
  cantRedo: (step: string) => `Can't redo: ${step}`,
  stale: 'The card changed since then.',
  wouldNotFit: (words: number) =>
    plural(words, {
      one: "1 word wouldn't fit. Remove some of More words first.",
      other: `${words} words wouldn't fit. Remove some of More words first.`,
    }),
  cantApply: "Your change can't be applied",
  applyAgain: 'Apply again',
  changed: 'The card changed elsewhere',
  changedText: "Your earlier change wasn't applied.",
  /** Two hosts wrote in one square, which has the later words. */
  movedAway: 'Another host wrote in your square',
  /** @param words a list */
  movedAwayText: (words: string) => `Yours moved to More words: ${words}.`,
  putBack: 'Put back',
  noRoom: "There's no room for that",
  noRoomFor: (words: string) => `Not on the card: ${words}. Remove one from More words, then try again.`,
  noRoomText: 'Remove one from More words, then try again.',
  someone: (squares: number) =>
    plural(squares, { one: 'Someone changed 1 square.', other: `Someone changed ${squares} squares.` }),

  examples: 'Examples Added',
  examplesText: 'Empty cells have been filled with movie night examples!',
  full: 'No empty squares',
  fullText: 'Every square is filled.',
  cleared: 'Cleared',
  clearedText: 'All cells have been cleared.',
  empty: 'Nothing to clear',
  emptyText: 'The card is already empty.',
  shuffled: 'Randomized',
  shuffledText: 'Cell order has been randomized!',
  shuffleNothing: 'Nothing to randomize',
  shuffleNothingText: 'Fill at least 2 squares first.',
  pasted: 'List pasted',
  pasteNothing: 'Nothing to paste',
  pasteNothingText: 'These words are already on the card.',
  fromCategory: 'Filled',
  fillNothing: 'Nothing to fill',
  fillNothingText: (category: string) => `Everything that fits from “${category}” is already here.`,
  restored: 'Restored',
  restoredText: 'The card is what it was.',
  restoreNothing: 'Nothing to restore',
  restoreNothingText: 'The card is what it was then.',
  /** What a list brought to the squares. */
  filled: (filled: number) => `${squares(filled)}.`,
  filledFrom: (filled: number, category: string) => `${squares(filled)} from “${category}”.`,
  grid: (size: number) => `${size}x${size} grid`,
  freeSpace: 'Free space',
  /** What a change of the grid did to words that lost their square. */
  moved,
  lost,
  /** Two of these sentences. */
  both: (one: string, other: string) => `${one} ${other}`,
  swappedWith: (words: string) => `Swapped with ${words}`,
  swappedWithBlank: 'Swapped with a blank square',
  put: (word: string) => `“${word}” is on the card`,
  /** The title of a toast with called words that were edited. */
  stillCalled: 'Still called',
  takeBack: 'Take back',
  called: (word: string) => `Called: ${word}.`,
  takenBack: (word: string) => `Taken back: ${word}.`,
  newCard: 'New card',
  newCardText: 'Your unsaved card was set aside.',

  cannotSave: 'Cannot Save',
  cannotSaveText: `Please add content to at least ${MIN_FILLED_CELLS} cells before saving.`,
  cannotShare: 'Cannot Share',
  cannotShareText: 'Please save your card first before sharing.',
  saved: `${PRODUCT_NAME} saved successfully!`,
  savedToAccount: 'Card saved to your account!',
  savedHere: `Temporary ${PRODUCT_NAME} saved. Log in to save permanently.`,
  savedElsewhere: 'Saved in another tab',
  savedElsewhereText: "You're on the saved card now.",
  updated: `${PRODUCT_NAME} updated successfully!`,
  play: 'Play',
  offlineText: "Your changes are safe. We'll save them when you're back online.",
  failed: `Failed to save ${PRODUCT_NAME}. Please try again.`,
  failedGone: `Failed to save ${PRODUCT_NAME}. It's no longer on the server. You can save it as a new card.`,
  failedForbidden: `Failed to save ${PRODUCT_NAME}. You can't edit this card anymore.`,
  logIn: 'Log in to save',
  logInText: 'Your changes stay in this browser until you log in.',
}
