import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('en')

/** Parts of the play screen that load after the first paint. */
export const playDialogs = {
  bigger: 'Bigger: show as list',
  bringBack: 'Bring back the last marks',
  clearMarks: 'Clear marks',
  clearWords: 'You get different squares, and your marks are cleared.',
  codeFailed: "The QR code didn't load",
  continue: 'Continue Playing',
  copyCard: 'Make a Copy',
  device: 'On This Device',
  download: 'Download Card',
  downloadText: 'Print, PDF or picture',
  /** The browser's print dialog did not open. */
  /** After a download in another app's web view. */
  notSaved: 'Nothing Saved?',
  notSavedText:
    "Apps that open links themselves often can't save files. Open this page in your browser instead.",
  notPrinted: "Printing Isn't Allowed",
  notPrintedText:
    "This browser doesn't allow printing. Download the picture instead, or open the link on another device.",
  /** A card in a frame of another page. */
  frame: {
    dismiss: 'Dismiss',
    ownMarks: 'Your marks stay on this page',
    ownMarksText: `Only you see them. Open the card in ${PRODUCT_NAME} to play on a board of its own.`,
    /** In a video: short enough to type. @param code a join code in two groups */
    play: (host: string, code: string) => `Play: ${host} · ${code}`,
    notKept: "Marks aren't kept on this page",
    notKeptText: `Open the card in ${PRODUCT_NAME} to keep them.`,
  },
  /** After the sentence that says why the server does not have the card. */
  keepPlaying: 'You can keep playing.',
  keepMarks: 'Keep marks',
  keepScreenOn: 'Keep the screen on',
  list: {
    title: 'Squares as a List',
    text: (marked: number, squares: number) => `${marked} of ${squares} marked.`,
    show: 'Show as List',
    mark: 'Mark',
    unmark: 'Unmark',
    /** Where a square is. */
    place: (row: number, column: number) => `Row ${row}, column ${column}`,
    /** A state of a square, in a list. */
    marked: 'marked',
    /** What a player writes in a square, as who it was. */
    note: 'Note',
    noteText: 'Only on this device. Saving marks the square.',
    saveNote: 'Save Note',
    /** A button's name. */
    noteFor: (words: string) => `Note for “${words}”`,
  },
  makeYourOwn: 'Make your own card',
  markCalled: 'Mark called squares for me',
  markCalledText: 'When your host calls words out.',
  markedForYou: 'Marked for you',
  markedForYouText: (squares: number) => `${squares} squares were called.`,
  more: 'More',
  newRound: 'New Round',
  present: 'Present',
  /** Ask whether to keep the marks: a name for screen readers, and a text that fits two buttons beside it. */
  prompts: {
    'new-round': { label: 'New round', text: 'The host started a new round.' },
    'words-gone': {
      label: 'The host changed most of the words you marked',
      text: 'Most words you marked changed.',
    },
    old: { label: 'Marks from earlier', text: 'These marks are from an earlier game.' },
  },
  /** What screen readers say about the host's changes. */
  changed: {
    grid: 'The host changed the grid',
    squares: (count: number) =>
      plural(count, {
        one: 'The host changed 1 square',
        other: `The host changed ${count} squares`,
      }),
    /** @param words of the changed squares, with commas */
    words: (count: number, words: string) =>
      plural(count, {
        one: `The host changed 1 square: ${words}`,
        other: `The host changed ${count} squares: ${words}`,
      }),
    'new-round': 'The host started a new round: choose Keep marks or Clear marks',
    'words-gone': 'The host changed most of the words you marked: choose Keep marks or Clear marks',
  },
  proof: {
    show: 'Show my bingo',
    title: 'Show My Bingo',
    text: 'Send this to your host, or hold the code up. It shows your squares and which were called.',
    mine: 'My bingo',
    withNotes: 'Show my notes too',
    mineOn: (title: string) => `My bingo on “${title}”`,
  },
  qrCode: 'QR code',
  recent: 'Recently Played',
  report: 'Report This Card',
  resetBoard: 'Reset Board',
  result: {
    share: 'Share my result',
    markFirst: 'Mark a square first',
    title: 'My Result',
    text: 'Made on your device. No one sees it unless you share it.',
    drawing: 'Drawing your card...',
    notDrawn: "We couldn't draw the picture.",
    guarded:
      'Your browser guards against fingerprinting, so this picture is an SVG file. Allow canvas data for this site to get a PNG.',
    download: 'Download picture',
    copyPicture: 'Copy picture',
    copyEmoji: 'Copy as emoji',
    /** The picture in words. @param title may be empty @param summary sentences */
    picture: (title: string, summary: string) => `My card ${title}: ${summary}`,
    pictureCopied: 'Picture Copied',
    pictureNotCopied: 'Download the picture instead.',
    copied: 'Result Copied',
    copiedText: 'Paste it wherever you like.',
    notCopied: 'Failed to copy the result. Please try again.',
    /** Short: it is a headline. */
    count: (marked: number, squares: number) => `${marked} of ${squares}`,
    squares: (marked: number, squares: number) => `${marked} of ${squares} squares`,
    marked: (marked: number, squares: number) => `${marked} of ${squares} squares marked.`,
    /** @param lines as in “Two lines” or “Four corners” */
    won: (lines: string, marked: number, squares: number) =>
      `BINGO! ${lines}, ${marked} of ${squares} squares marked.`,
  },
  /** @param lines as in “Two lines” or “Four corners” */
  score: (marked: number, squares: number, lines: string) => `${marked} of ${squares} squares, ${lines}.`,
  shout: 'Shout it',
  shuffle: {
    first: 'Shuffle for me',
    again: 'Shuffle again',
    host: "Host's layout",
    hint: 'Only your card changed. Everyone has the same squares.',
    done: 'Shuffled for you',
    undone: "Back to the host's layout",
    text: 'Your marks moved with their squares.',
  },
  /** The same where each player gets different words. */
  draw: {
    first: 'Draw my own card',
    again: 'Draw another card',
    host: "Host's card",
    /** Asks the same, as a title. */
    ask: { first: 'Draw my own card?', again: 'Draw another card?', host: "Host's card?" },
    hint: 'Your own card. Every player has different squares.',
    done: 'Your own card',
    undone: "The host's card",
  },
  sound: 'Sound',
  /** Which square made the first line, and after how long. The words are in quotes. */
  story: {
    did: (words: string) => `${words} did it.`,
    didIn: (words: string, minutes: number) =>
      plural(minutes, {
        one: `${words} did it, 1 minute in.`,
        other: `${words} did it, ${minutes} minutes in.`,
      }),
    didFast: (words: string) => `${words} did it in under a minute.`,
    in: (minutes: number) => plural(minutes, { one: '1 minute in.', other: `${minutes} minutes in.` }),
    fast: 'In under a minute.',
  },
  tapToClose: 'Tap to close',
  /** What screen readers say of calls, and of the last square of a line. */
  told: {
    elsewhere: (words: string) => `Called, not on your card: ${words}`,
    oneToGo: (words: string) => `One to go: ${words}`,
  },
  /** What wins, and how many squares are missing. @param pattern as in “Four corners” */
  toWin: (pattern: string, missing: number) => `To win: ${pattern}, ${missing} to go`,
  welcome: (people: number) => `You're in. ${people} people have this open.`,
  wonAt: (time: string) => `BINGO at ${time}`,
  /** The same as a stamp. */
  wonAtShort: (time: string) => `BINGO ${time}`,
}
