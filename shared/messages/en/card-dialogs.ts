import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('en')

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const MORE_NUMBERS = ['Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, { one: `${number} line`, other: `${number} lines` })
}

/** The share of games in which two win at once, in words. Above 0.58, 2 of 3 is nearer than 1 of 2. */
function howOften(share: number): string {
  if (share > 0.66) return 'in most games'
  if (share < 0.02) return 'hardly ever'
  return share > 0.58 ? 'in 2 of 3 games' : `in 1 of ${Math.round(1 / share)} games`
}

/** Parts of a card that load after the first paint. */
export const cardDialogs = {
  blackout: 'Blackout!',
  blackoutText: 'Every square is marked.',
  /** @param rest sentences about the line */
  bingo: (rest: string) => `BINGO! ${rest}`,
  codeFailed: "The QR code didn't load.",
  /** Below a code that only a phone near by reads. */
  codeNear: "Scan it up close: a code this fine can't be read from across a room.",
  codeOf: 'QR code of the link',
  /** In place of a code. */
  noCode: 'This card is too long for a QR code. Send its link instead.',
  copyLink: 'Copy link',
  /** @param calls after which someone wins, about @param ties share of games in which two win at once */
  forecast: (players: number, calls: number, ties: number) =>
    `With ${players} players someone wins after about ${calls} calls; two at once ${howOften(ties)}.`,
  forecastTitle: 'How long will it last?',
  layout: 'A different layout for each player',
  layoutDrawn: 'Squares from all your words for each player. Best with a caller.',
  layoutShuffled: 'Same squares, shuffled for each player. Best with a caller.',
  /** Completed lines: `Two lines`. */
  lines,
  /** The same within a sentence. */
  linesInText: (count: number) => lines(count).toLowerCase(),
  /** What wins, within a sentence. */
  patternsInText: {
    line: 'one line',
    'two-lines': 'two lines',
    corners: 'four corners',
    x: 'X',
    frame: 'frame',
    full: 'whole card',
  },
  linesInOneGo: (count: number) => `${lines(count)} in one go.`,
  newRound: {
    title: 'Start a new round?',
    text: "We'll ask players to clear their marks. The squares stay the same.",
    textWithCalls:
      "We'll ask players to clear their marks. The calls start over, and the squares stay the same.",
    start: 'Start',
    starting: 'Starting...',
    started: 'New round started',
    startedText: 'Players can clear their marks with one tap.',
    failed: "Couldn't start a new round",
  },
  /** What goes with the link of a card. */
  play: (title: string) => `Play “${title}” on ${PRODUCT_NAME}`,
  playUntitled: `Play ${PRODUCT_NAME} with me`,
  /** A card that no account has. */
  temporary: {
    elsewhere:
      'This card lives in the browser it was made in. To play it here, ask its host to share it and send you the new link.',
    own: 'This card lives in this browser. Its link carries a copy that anyone can play.',
    signIn: 'Sign in to share',
  },
  report: {
    title: 'Report',
    private:
      "This is a private installation: someone runs it for people they know and names no one who'd get your report. Ask the person who sent you the link.",
    to: (name: string) => `It goes to ${name}. A person decides, no matter how many reports.`,
    toOperators: 'It goes to the people who run this site. A person decides, no matter how many reports.',
    reason: "What's wrong?",
    noReason: 'Choose a reason',
    text: 'In your words',
    name: 'Your name (optional)',
    email: 'Your email (optional)',
    emailHint: 'For an answer. Kept 90 days with your report.',
    true: 'I believe this is true',
    send: 'Send Report',
    sending: 'Sending...',
    sent: 'Report sent',
    sentText: 'Thank you. A person will look at it.',
    failed: 'Report not sent',
  },
  /** For screen readers. @param digits separated by commas */
  spokenCode: (digits: string) => `Code: ${digits}`,
  /** @param reason a sentence */
  noCodeYet: (reason: string) => `No code yet. ${reason}`,
  rows: {
    top: 'Top row',
    second: 'Second row',
    middle: 'Middle row',
    third: 'Third row',
    fourth: 'Fourth row',
    bottom: 'Bottom row',
  },
  columns: {
    left: 'Left column',
    second: 'Second column',
    middle: 'Middle column',
    third: 'Third column',
    fourth: 'Fourth column',
    right: 'Right column',
  },
  diagonal: 'Diagonal',
  /** A line that the player has just completed. */
  won: {
    rows: {
      top: 'The top row is yours.',
      second: 'The second row is yours.',
      middle: 'The middle row is yours.',
      third: 'The third row is yours.',
      fourth: 'The fourth row is yours.',
      bottom: 'The bottom row is yours.',
    },
    columns: {
      left: 'The left column is yours.',
      second: 'The second column is yours.',
      middle: 'The middle column is yours.',
      third: 'The third column is yours.',
      fourth: 'The fourth column is yours.',
      right: 'The right column is yours.',
    },
    diagonal: 'The diagonal is yours.',
    corners: 'The four corners are yours.',
    x: 'The X is yours.',
    frame: 'The frame is yours.',
    full: 'The whole card is yours.',
  },
}
