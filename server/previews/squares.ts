import { rosette } from './brand.ts'
import { box, placed, type Drawing } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import type { ThemeColours } from '#shared/theme-colours.ts'
import { GRID, INNER_CORNER, RULE } from './ticket.ts'

export interface Square {
  left: number
  top: number
  width: number
  height: number
}

/** From rule to rule in whole pixels, so that every rule is equally sharp. */
function stretch(index: number, count: number, from: number, length: number): [number, number] {
  const edge = (at: number) => from + Math.round((at * (length + RULE)) / count)
  return [edge(index), edge(index + 1) - RULE - edge(index)]
}

export function squareAt(index: number, gridSize: number): Square {
  const [left, width] = stretch(index % gridSize, gridSize, GRID.left, GRID.width)
  const [top, height] = stretch(Math.floor(index / gridSize), gridSize, GRID.top, GRID.height)
  return { left, top, width, height }
}

/** The paper of a square, round where the ticket is. */
export function paper(
  index: number,
  gridSize: number,
  background: string,
  children: Drawing[] = [],
): Drawing {
  const last = gridSize * gridSize - 1
  return placed(
    squareAt(index, gridSize),
    {
      alignItems: 'center',
      justifyContent: 'center',
      flexDirection: 'column',
      overflow: 'hidden',
      borderTopRightRadius: index === gridSize - 1 ? INNER_CORNER : 2,
      borderBottomRightRadius: index === last ? INNER_CORNER : 2,
      borderTopLeftRadius: 2,
      borderBottomLeftRadius: 2,
      background,
    },
    children,
  )
}

/** The free space as it is without an image. */
export function freeSquare(index: number, gridSize: number, colours: ThemeColours, fonts: Fonts): Drawing {
  const { width, height } = squareAt(index, gridSize)
  const size = Math.round(Math.min(width, height) * 0.92)
  const fontSize = Math.round(size * 0.34)
  const label = box(
    {
      padding: `${fontSize * 0.08}px ${fontSize * 0.1}px 0`,
      borderRadius: fontSize,
      background: colours.primary,
      fontFamily: fonts.poster.names,
      fontSize,
      lineHeight: 1,
      color: colours.onPrimary,
    },
    'FREE',
  )
  const round = { left: (width - size) / 2, top: (height - size) / 2, width: size, height: size }
  return paper(index, gridSize, colours.primary, [
    placed(round, {}, [rosette(size, colours.onPrimary)]),
    placed({ left: 0, top: 0, width, height }, { alignItems: 'center', justifyContent: 'center' }, [label]),
  ])
}
