import { numberIn, pluralIn } from '../messages.ts'

const plural = pluralIn('en')
const number = numberIn('en')

const cards = (count: number) =>
  plural(count, { one: `${number(count)} card`, other: `${number(count)} cards` })
const whichFile =
  'Choose the file that “Download my data” in Profile Settings or “Download as JSON” in a card’s menu has saved.'

/** The dialog that makes cards of a file. */
export const importCards = {
  readingTitle: 'Import cards',
  reading: (file: string) => `Reading ${file}...`,

  refusedTitle: "This file can't be imported",
  chooseAnother: 'Choose Another',
  /** Where the file has a list and no cards. */
  makeCard: (words: number) => `Make a card of these ${words} words`,
  /** Reasons to refuse a file. */
  unreadable: "We couldn't read this file. Please choose it again.",
  brokenOff: 'The file breaks off before its end. Please download it again.',
  notCards: `This isn't a file with cards. ${whichFile}`,
  tooNew: 'A newer version made this file. Please reload this page and try again.',
  /** A file of another kind than the ones that hold cards. */
  noCard: `There's no card in this file. ${whichFile}`,
  empty: "There's no card in this file.",
  tooLarge: `This file is larger than 100 MB. ${whichFile}`,
  noneReadable: 'Correct the file or choose another one.',

  /** How the list of skipped cards names one, by its position in the file. */
  card: (position: number) => `Card ${position}`,
  cardTitled: (position: number, title: string) => `Card ${position}, “${title}”`,
  /** After that name. The field is its name in the file, such as `cells.4`. */
  reasonAt: (field: string, reason: string) => `${field}: ${reason}`,
  reasonOf: (reason: string) => `: ${reason}`,
  notACard: "This isn't a card.",
  noSquares: 'The card has no squares.',
  cannotImport: (count: number) => `${number(count)} can't be imported:`,
  skipped: (count: number) => `${number(count)} skipped:`,
  /** At the end of a list that is not shown whole. */
  more: (count: number) => `and ${number(count)} more`,

  readyTitle: (count: number) => `Import ${cards(count)}?`,
  ready: 'Each becomes a new card with a link of its own. The cards you have stay as they are.',
  onlyCards: 'Only cards are imported. Categories in this file are skipped.',
  import: (count: number) => `Import ${cards(count)}`,

  runningTitle: (count: number) => `Importing ${cards(count)}`,
  running: (count: number, all: number) => `${number(count)} of ${number(all)} are in My Cards.`,
  progress: 'Imported',
  stop: 'Stop',

  partlyTitle: (count: number, all: number) => `${number(count)} of ${cards(all)} imported`,
  endedTitle: (count: number) => `${cards(count)} imported`,
  endedSkippedTitle: (count: number, skipped: number) =>
    `${cards(count)} imported, ${number(skipped)} skipped`,
  where: (count: number) =>
    plural(count, { one: 'It comes first in My Cards.', other: 'They come first in My Cards.' }),
  /** Why an import has ended early, then what is left: one of the next two. */
  partly: (reason: string, rest: string) => `${reason} ${rest}`,
  stopped: 'You stopped the import.',
  noneYet: 'No cards imported yet.',
  left: (count: number) =>
    plural(count, {
      one: 'You can still import the other card.',
      other: `You can still import the other ${cards(count)}.`,
    }),
  continue: 'Continue',
  done: 'Done',

  /** The dialog was left before the end. */
  leftTitle: 'Import stopped',
  leftText: (count: number, all: number) => `${number(count)} of ${cards(all)} are in My Cards.`,
}
