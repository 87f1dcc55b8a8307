import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

const kept = (status: string, changes: number) =>
  plural(changes, { one: `${status}, 1 change kept`, other: `${status}, ${changes} changes kept` })

/** The editor of a card, as its first paint shows it. */
export const editor = {
  titleOf: (card: string) => `Edit ${card}`,
  newTitle: 'Create a card',
  playLater: 'Save first, then play',

  board: 'Card Editor',
  /** On the stub of a card without a title. */
  unnamed: 'Name this card',
  /** In the first square of an empty card, whose squares are small. */
  startHere: 'Start here',
  /** For screen readers: what a press on a square does, after its words. */
  squares: {
    put: 'put it here',
    call: 'call',
    takeBack: 'take back',
    swap: 'swap with this',
    cancelSwap: 'cancel swap',
  },
  /** For screen readers. */
  field: 'Text of this square',
  pickFor: (word: string) => `Pick the square for “${word}”`,
  pickOther: 'Pick the square to swap with',
  tooFew: `Players still see the old words: fill ${MIN_FILLED_CELLS} squares`,
  called: (called: number, total: number) => `${called} of ${total} called`,
  filled: (filled: number, places: number) => `${filled} of ${places} squares filled`,
  /** What a press on a square does; the two stand side by side. */
  mode: 'Tap a square to',
  modes: { edit: 'Edit', call: 'Call' },
  start: 'Fill the card',
  startList: 'Paste a list',
  startCategory: 'From a category',
  startExamples: 'Examples',

  settings: 'Card Settings',
  title: 'Title',
  titleQuestion: 'What should we call it?',
  titleExample: 'Monday stand-up',
  gridSize: 'Grid size',
  freeSpace: 'Free space in the middle',
  columns: 'Words stay in their column',
  columnsHint: "On each player's card, a column has only words from that column, as in classic bingo.",
  toWin: (pattern: string) => `To win: ${pattern}`,
  theme: (name: string) => `Theme: ${name}`,
  themes: {
    blue: 'Blue',
    pink: 'Pink',
    green: 'Green',
    purple: 'Purple',
    yellow: 'Yellow',
    red: 'Red',
  },

  actions: 'Quick Actions',
  fill: 'Fill',
  pasteList: 'Paste a List',
  fillCategory: 'Fill from a Category',
  addExamples: 'Add Example Prompts',
  change: 'Change',
  shuffle: 'Randomize Order',
  clear: 'Clear All Cells',
  image: 'Set Free Space Image',
  versions: 'Earlier Versions',
  handOut: 'Hand out',
  print: 'Print Sheets',
  printNothing: 'Nothing to print yet',
  printNothingText: 'Fill some squares first.',
  coHosts: 'Co-hosts',
  leave: 'Stop Co-hosting',
  again: 'Play Again',
  againText: 'Same squares, no marks.',
  newRound: 'New Round',

  live: 'Live',
  guest: 'Guest Mode',
  guestText: '<b>Guest Mode</b> Only on this device.',
  /** The same in Safari, which deletes what a site has stored if it is not visited. */
  guestSafari: '<b>Guest Mode</b> Only on this device. Safari deletes it after 7 days without a visit.',
  logIn: 'Login',
  hosts: (hosts: number) => `${hosts} hosts are editing`,
  copy: "You're making a copy",
  copyOfGuest: 'Saving makes your own copy. If this card is yours, log in to edit it.',
  copyText: 'This card belongs to someone else. Saving makes your own copy.',
  backToGame: 'Back to the game',
  /** The status of the card, in a few words; with how many changes this browser keeps. */
  status: {
    draft: 'Not saved yet',
    temporary: 'Kept in this browser',
    saved: 'Saved',
    saving: 'Saving',
    five: `Needs ${MIN_FILLED_CELLS} squares`,
    held: (changes: number) =>
      plural(changes, { one: '1 change not live yet', other: `${changes} changes not live yet` }),
    offlineKept: (changes: number) => kept('Offline', changes),
    signedOut: 'Signed out',
    signedOutKept: (changes: number) => kept('Signed out', changes),
    deleted: 'Not on the server',
    readOnly: 'Read only',
    failed: 'Not saved',
    failedKept: (changes: number) => kept('Not saved', changes),
  },
  /** The same, as screen readers say it when it changes; `unsaved` follows the status or is the text of a toast with it as its title. */
  announced: {
    offline: "Offline. Your changes are safe. We'll save them when you're back online.",
    unsaved: "Your changes are safe, and we'll keep trying.",
    'signed-out': "You're logged out. Your changes are safe here. Log in to save them.",
    forbidden: "You can't edit this card anymore.",
    failed: "We couldn't save your last change.",
  },

  changesSafe: 'Your changes to this card are safe in this browser.',
  /** To a signed-in user, of a card that is not there. */
  missing: 'Check the link. If you deleted the card, you can restore it in <myCards>My Cards</myCards>.',
  saveMine: 'Save my version as new',
}
