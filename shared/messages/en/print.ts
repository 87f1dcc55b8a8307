import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The dialog that prints a card, or sheets for many players, each with its words in another order; and what is on the paper. */
export const print = {
  title: `Download ${PRODUCT_NAME}`,
  tabs: { label: 'Print or check', print: 'Print', check: 'Check a sheet' },
  pdf: 'Download as PDF',
  png: 'Download PNG',
  drawing: 'Drawing...',
  notDrawn: "Couldn't make the picture",

  what: 'What to print',
  thisCard: 'This card',
  shuffledSheets: 'Shuffled sheets',
  count: 'Number of sheets',
  countHint: (most: number) => `1 to ${most}`,
  countWrong: (most: number) => `Enter a whole number from 1 to ${most}.`,
  perPage: 'Sheets per page',
  paper: 'Paper',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'Theme colors',
  callList: 'Call list',
  callListHint: 'Adds a page with every word to tick off.',
  link: 'QR code and link',
  codes: 'Code on each sheet',
  codesHint: 'Lets you check a sheet when someone calls bingo.',
  otherWords: 'Every sheet has different words. One per player.',
  otherOrder: 'Same words, different order on every sheet. One per player.',
  /** What will be printed. @param paper one of `papers` */
  output: (pages: number, paper: string) =>
    plural(pages, { one: `${pages} page, ${paper}`, other: `${pages} pages, ${paper}` }),
  outputLandscape: (pages: number, paper: string) =>
    plural(pages, {
      one: `${pages} page, ${paper}, landscape`,
      other: `${pages} pages, ${paper}, landscape`,
    }),
  /** Where a page has two or four sheets. */
  toCut: (parts: number) => `Cut each page into ${parts}.`,
  preview: (output: string) => `Preview: ${output}`,

  /** On the paper. */
  onPaper: {
    callList: 'Call list: tick off what has been called.',
    /** Above the address of the card. */
    play: 'Play on a phone',
    /** Before a line to write on. */
    name: 'Name',
    /** Beside it. @param pattern as in “Four corners” */
    toWin: (pattern: string) => `To win: ${pattern}`,
  },

  /** Finds a printed sheet by the code in its corner. */
  code: 'Sheet code',
  codeHint: 'Printed at the bottom of each sheet, like v7-17.',
  check: 'Check',
  sheet: (code: string) => `Sheet ${code}`,
  problems: {
    empty: 'Enter the code printed on the sheet.',
    malformed: 'A code looks like v7-17.',
    number: (most: number) => `Sheets are numbered from 1 to ${most}.`,
    otherDevice: 'This sheet was printed on another device. Check it there.',
    onlyFirst: 'This device printed sheet 1 of this version.',
    onlyUpTo: (last: number) => `This device printed sheets 1 to ${last} of this version.`,
  },
}
