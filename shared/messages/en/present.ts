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
  /** @param reason a sentence */
  noCodeYet: (reason: string) => `No code yet. ${reason}`,
  /** @param reason why the card is gone, as a sentence */
  noCode: (reason: string) => `${reason} Its link no longer works, so there's no code.`,

  noWords: 'No words to call yet',
  /** “Next” is the button. */
  eyesDown: 'Eyes down. Press Next for the first word.',
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
  roundBegan: 'A new round has begun',
  roundBeganText: 'You can call the words from the start.',

  /** How many words are called, and how many are left. */
  progress: {
    none: (left: number) => `${left} to go`,
    some: (called: number, left: number) => `${called} called, ${left} to go`,
    all: (called: number) => `Full house: all ${called} called`,
  },
  /** For screen readers. */
  spoken: {
    /** @param progress one of `progress` */
    next: (word: string, progress: string) => `${word}. ${progress}.`,
    /** Called by another host. */
    theirs: (words: string) => `Called: ${words}`,
    undone: (word: string, current: string) => `Undone: ${word}. ${current}.`,
    undoneAll: (word: string) => `Undone: ${word}. Nothing called yet.`,
    startedOver: 'Started over. Nothing called yet.',
  },
}
