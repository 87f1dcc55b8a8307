import { isTemporaryId } from '#shared/ids.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Shuffle } from '#shared/rules/shuffle.ts'
import type { Card } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { liveCardAtom } from '../card/live-card.ts'
import { countLines } from '../card/line-names.ts'
import type { CardPicture } from '../picture/draw-card.ts'
import { placesAtom, linesAtom, shownBoardAtom } from './atoms.ts'

/** How a player's card stands. Nothing in it tells who the player is. */
export interface Result {
  card: Card
  layout: Shuffle
  /** By the card's own indexes. */
  marks: readonly number[]
  /** By their places on the screen. */
  lines: readonly Line[]
  /** Squares that can be marked. */
  squares: number
  /** Whether the card's link leads anywhere for others. */
  hasLink: boolean
}

const EMOJI = { blank: '⬜', marked: '🟦', won: '🟩', free: '⭐' }

/** The card as the player sees it now; undefined where none is on the screen. */
export function takeResult(): Result | undefined {
  const { card, deleted = false } = store.get(liveCardAtom)
  const board = store.get(shownBoardAtom)
  if (!card || !board) return undefined
  return {
    card,
    layout: store.get(placesAtom),
    marks: board.marks.marks,
    lines: store.get(linesAtom),
    squares: card.cells.length - (freeIndexOf(card) < 0 ? 0 : 1),
    hasLink: !deleted && !isTemporaryId(card.cardId),
  }
}

/** `BINGO!`, or how far it is: `7 of 24`. */
export function headline({ lines, marks, squares }: Result): string {
  return lines.length > 0 ? 'BINGO!' : `${marks.length} of ${squares}`
}

/** How things stand in one sentence, for those who see neither picture nor grid. */
export function inWords({ lines, marks, squares }: Result): string {
  const count = `${marks.length} of ${squares} squares marked`
  return lines.length > 0 ? `BINGO! ${countLines(lines.length)}, ${count}.` : `${count}.`
}

/** The grid as rows of emojis. */
export function emojiGrid({ card, layout, marks, lines }: Result): string {
  const free = freeIndexOf(card)
  const marked = new Set(marks)
  const won = new Set(lines.flatMap(({ cells }) => cells))
  const signs = layout.map((index, position) => {
    if (index === free) return EMOJI.free
    if (won.has(position)) return EMOJI.won
    return marked.has(index) ? EMOJI.marked : EMOJI.blank
  })
  const rows = Array.from({ length: card.gridSize }, (_, row) =>
    signs.slice(row * card.gridSize, (row + 1) * card.gridSize).join(''),
  )
  return rows.join('\n')
}

const titleOf = ({ card }: Result) => card.title || PRODUCT_NAME

/** What is said beside the picture. */
export function caption(result: Result, link: string): string {
  return [titleOf(result), headline(result), link].filter(Boolean).join('\n')
}

/** The whole result without a picture. */
export function resultAsEmoji(result: Result, link: string): string {
  return [titleOf(result), headline(result), emojiGrid(result), link].filter(Boolean).join('\n')
}

/** What the picture shows. */
export function pictureOf(result: Result, link: string): CardPicture {
  const { card, layout, marks, lines, squares } = result
  const won = lines.length > 0
  return {
    card,
    layout,
    marks,
    lines,
    result: won ? `BINGO! ${countLines(lines.length)}` : `${marks.length} of ${squares} squares`,
    ...(link !== '' && { link: link.replace(/^https?:\/\//, '') }),
  }
}
