import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { store } from '../../lib/store.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { countLines } from '../card/line-names.ts'
import { withoutIsolates } from '../../lib/quoted.ts'
import type { CardPicture } from '../picture/draw-card.ts'
import { linesAtom, playedCardAtom, shownBoardAtom, type Result } from './atoms.ts'
import { winStory } from './win-story.ts'

const EMOJI = { blank: '⬜', marked: '🟦', won: '🟩', free: '⭐' }

/** Returns the current result; undefined without a card or board. */
export function takeResult(): Result | undefined {
  const { absent } = store.get(shownCardAtom)
  const card = store.get(playedCardAtom)
  const board = store.get(shownBoardAtom)
  if (!card || !board) return undefined
  const { marks, game, seed } = board.marks
  const lines = store.get(linesAtom)
  return {
    card,
    seed,
    marks,
    lines,
    story: lines.length > 0 && game ? winStory(game) : undefined,
    squares: card.cells.length - (freeIndexOf(card) < 0 ? 0 : 1),
    hasLink: !absent && !isTemporaryId(card.cardId),
  }
}

/** `BINGO!` or `7 of 24`. */
export function headline({ lines, marks, squares }: Result): string {
  return lines.length > 0 ? play.bingo : playDialogs.result.count(marks.length, squares)
}

/** The result in one sentence: the text alternative of the image and the emoji grid. */
export function describeResult({ lines, marks, squares }: Result): string {
  const { won, marked } = playDialogs.result
  return lines.length > 0 ? won(countLines(lines), marks.length, squares) : marked(marks.length, squares)
}

/** One row of emojis per row of the grid. */
export function emojiGrid({ card, marks, lines }: Result): string {
  const free = freeIndexOf(card)
  const marked = new Set(marks)
  const won = new Set(lines.flatMap(({ cells }) => cells))
  const symbols = card.cells.map((_, index) => {
    if (index === free) return EMOJI.free
    if (won.has(index)) return EMOJI.won
    return marked.has(index) ? EMOJI.marked : EMOJI.blank
  })
  const rows = Array.from({ length: card.gridSize }, (_, row) =>
    symbols.slice(row * card.gridSize, (row + 1) * card.gridSize).join(''),
  )
  return rows.join('\n')
}

/** Returns the text to share along with the image, or with the emoji grid instead of an image. */
export function caption(result: Result, link: string, grid = ''): string {
  const title = result.card.title || basics.untitled
  return withoutIsolates([title, headline(result), result.story, grid, link].filter(Boolean).join('\n'))
}

/** Returns the result as text, for use where no image can be shared. */
export const resultAsEmoji = (result: Result, link: string) => caption(result, link, emojiGrid(result))

/** Returns the input for drawing the result image. */
export function pictureOf(result: Result, link: string): CardPicture {
  const { card, marks, lines, squares, story } = result
  const count = countLines(lines)
  const won = story === undefined ? count : lines.length > 1 ? basics.sentences([count, story]) : story
  return {
    card,
    marks,
    lines,
    result: lines.length > 0 ? cardDialogs.bingo(won) : playDialogs.result.squares(marks.length, squares),
    ...(link !== '' && { link: link.replace(/^https?:\/\//, '') }),
  }
}
