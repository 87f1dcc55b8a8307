import type { GridSize } from '../product.ts'
import { freeIndexOf, sizeOfCells } from './grid.ts'

/** A mark that has no place at present: its words, and the row and column where it stood. */
export interface SetAsideMark {
  text: string
  row: number
  column: number
}

/** A player's marks on one version of a card, with the words they were made on. Never leaves the browser. */
export interface MarksState {
  /** The card's version that `cells` are the words of. */
  version: number
  cells: string[]
  /** Marked indexes, ascending; never the free cell. */
  marks: number[]
  /** Indexes with an "edited" dot: the host changed their words, and the player has not touched them since. */
  edited: number[]
  /** Marks without a place, until Reset, or until their words stand at their place again. */
  setAside: SetAsideMark[]
  /** The last round the player saw. */
  round: number
}

/** What the rules need to know of the card that arrives. */
export interface ArrivingCard {
  version: number
  gridSize: GridSize
  hasFreeSpace: boolean
  cells: readonly string[]
}

export interface Carried {
  state: MarksState
  /** How many squares show other words than before, at the same row and column; new and lost places count. */
  changedSquares: number
  /** Whether more than half of the marked words are gone from the card: the player is asked Keep / Clear. */
  mostMarkedWordsGone: boolean
}

/** No marks yet, on the card as it is. */
export function noMarks(card: ArrivingCard & { round: number }): MarksState {
  return {
    version: card.version,
    cells: [...card.cells],
    marks: [],
    edited: [],
    setAside: [],
    round: card.round,
  }
}

/**
 * Carries a player's marks to another version of the card (LIV-13), in this order: cells whose words are unchanged keep
 * their mark; blank cells' marks stay; a mark whose words stand elsewhere now follows them to the nearest index that is
 * neither unchanged nor taken; any other mark stays at its row and column and gets a dot, or is set aside when that
 * place is gone or free. Marks set aside return when their words stand at their place again.
 *
 * A cell whose words are unchanged is never marked by a remote edit: its player has seen it and left it alone. A dot is
 * also shown on an unmarked cell whose words are new to the card.
 */
export function carryMarks(before: MarksState, card: ArrivingCard): Carried {
  const newSize = card.gridSize
  const oldSize = sizeOfCells(before.cells) ?? newSize
  const freeIndex = freeIndexOf(card)

  /** Where a row and column of the new grid are; undefined outside it and on the free cell. */
  const placeAt = (row: number, column: number): number | undefined => {
    if (row >= newSize || column >= newSize) return undefined
    const index = row * newSize + column
    return index === freeIndex ? undefined : index
  }
  const placeOf = (oldIndex: number) => placeAt(Math.floor(oldIndex / oldSize), oldIndex % oldSize)
  const oldTextAt = (index: number): string | undefined => {
    const [row, column] = [Math.floor(index / newSize), index % newSize]
    return row < oldSize && column < oldSize ? before.cells[row * oldSize + column] : undefined
  }
  const isUnchanged = (index: number) => oldTextAt(index) === card.cells[index]

  const marked = new Set<number>()
  const dotted = new Set<number>()
  const setAside = [...before.setAside]
  const following: number[] = []
  const staying: number[] = []

  for (const oldIndex of before.marks) {
    const place = placeOf(oldIndex)
    if (place !== undefined && isUnchanged(place)) marked.add(place)
    else if (before.cells[oldIndex] === '') staying.push(oldIndex)
    else following.push(oldIndex)
  }

  // A place that the words were taken from may receive a blank cell's mark, but no word may land where a blank is marked.
  const taken = new Set(staying.map(placeOf).filter((place) => place !== undefined))
  for (const oldIndex of following) {
    const text = before.cells[oldIndex]
    const target = Math.floor(oldIndex / oldSize) * newSize + (oldIndex % oldSize)
    let nearest: number | undefined
    card.cells.forEach((candidate, index) => {
      if (candidate !== text || index === freeIndex || isUnchanged(index) || taken.has(index)) return
      if (nearest === undefined || Math.abs(index - target) < Math.abs(nearest - target)) nearest = index
    })
    if (nearest === undefined) staying.push(oldIndex)
    else {
      taken.add(nearest)
      marked.add(nearest)
    }
  }

  for (const oldIndex of staying) {
    const place = placeOf(oldIndex)
    if (place === undefined)
      setAside.push({
        text: before.cells[oldIndex] ?? '',
        row: Math.floor(oldIndex / oldSize),
        column: oldIndex % oldSize,
      })
    else if (!marked.has(place)) {
      marked.add(place)
      dotted.add(place)
    }
  }

  const stillAside = setAside.filter((mark) => {
    const place = placeAt(mark.row, mark.column)
    if (place === undefined || card.cells[place] !== mark.text) return true
    marked.add(place)
    return false
  })

  const wordsBefore = new Set(before.cells)
  let changedSquares = Math.max(0, before.cells.length - card.cells.length)
  card.cells.forEach((text, index) => {
    if (isUnchanged(index)) return
    changedSquares++
    if (text !== '' && !wordsBefore.has(text)) dotted.add(index)
  })
  for (const oldIndex of before.edited) {
    const place = placeOf(oldIndex)
    if (place !== undefined && isUnchanged(place)) dotted.add(place)
  }

  const wordsNow = new Set(card.cells)
  const markedWords = before.marks.map((index) => before.cells[index]).filter((text) => text !== '')
  const gone = markedWords.filter((text) => text === undefined || !wordsNow.has(text))

  const ascending = (indexes: Set<number>) => [...indexes].sort((one, other) => one - other)
  return {
    state: {
      version: card.version,
      cells: [...card.cells],
      marks: ascending(marked),
      edited: ascending(dotted),
      setAside: stillAside,
      round: before.round,
    },
    changedSquares,
    mostMarkedWordsGone: gone.length > markedWords.length / 2,
  }
}
