import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** A card for a room, on a projector: its squares, its QR code, and the caller, who reads words out one at a time. */
export const present = {
  /** The tab's title. */
  title: (card: string) => `${card} (presenting)`,
  offline: "Offline: new edits won't show",

  /** The controls. */
  back: 'Back to the card',
  views: { label: 'View', card: 'Card', code: 'QR code', caller: 'Caller' },
  newRound: 'New Round',
  shortcuts: 'Keyboard shortcuts',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',

  scan: 'Scan to play',
  ownOrder: 'Everyone gets their own order.',
  /** Before the code's digits. The site is an address such as bingo.example. */
  typeCode: 'Or type this code at <site></site>',
  /** @param reason why the card is gone, as a sentence */
  noCode: (reason: string) => `${reason} Its link no longer works, so there's no code.`,

  noWords: 'No words to call yet',
  /** “Next” is the button. */
  eyesDown: 'Eyes down. Press Next for the first word.',
  /** In its place for someone who isn't one of the card's hosts. */
  notCalled: 'Nothing called yet',
  hostsCall: "Only the card's hosts can call. <copy>Make your own copy</copy> to call these words yourself.",
  next: 'Next',
  allCalled: 'All called',
  undo: 'Undo last call',
  startOver: 'Start over',
  /** The heading of the list of words, and its name for screen readers. */
  called: 'Called',
  calledSoFar: 'Called so far',
  playersSee: 'Players see the calls',
  /** On a small sign while words are called by themselves. */
  every: (seconds: number) => `Every ${seconds} s`,
  sayAgain: 'Say it again',
  options: 'Calling options',
  /** Version 0.2.0 kept calls on the device, which can be added to those of the card. */
  deviceCalls: (words: number) =>
    plural(words, {
      one: 'Add the word called on this device?',
      other: `Add the ${words} words called on this device?`,
    }),
  addCalls: 'Add',
  dropCalls: "Don't add",

  /** How many words are called, and how many are left. */
  progress: {
    none: (left: number) => `${left} to go`,
    some: (called: number, left: number) => `${called} called, ${left} to go`,
    all: (called: number) => `Full house: all ${called} called`,
    /** In brackets after it: words of squares that aren't part of what wins, such as the four corners. */
    helpless: (words: number) =>
      plural(words, { one: "1 can't help anyone", other: `${words} can't help anyone` }),
  },
  /** For screen readers. */
  spoken: {
    /** @param progress one of `progress` */
    next: (word: string, progress: string) => `${word}. ${progress}.`,
    undone: (word: string, current: string) => `Undone: ${word}. ${current}.`,
    undoneAll: (word: string) => `Undone: ${word}. Nothing called yet.`,
  },
  callerOptions: {
    say: 'Say the words',
    sayHint: 'With a voice of this device.',
    automatic: 'Automatic calls',
    automaticHint: 'They stop when you leave this page.',
    off: 'Off',
    every: (seconds: number) => `Every ${seconds} seconds`,
  },
  /** The shortcuts: keys as their caps name them, commas between alternatives, and what they do. */
  keys: {
    clicker: 'A presentation clicker works too.',
    single: 'Single-key shortcuts',
    card: { keys: '1, C', effect: 'The card' },
    code: { keys: '2, Q', effect: 'The QR code' },
    caller: { keys: '3, L', effect: 'The caller’s list' },
    fullScreen: { keys: 'F', effect: 'Full screen; Esc leaves it' },
    next: { keys: 'Space, →, Page Down', effect: 'The next word' },
    back: { keys: '←, Page Up', effect: 'Undo last call' },
  },
}
