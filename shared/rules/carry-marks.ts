import { freeIndexOf, sizeOfCells, type Grid } from './grid.ts'

/** The mark of a square that no longer exists: its words and its former row and column. */
export interface SetAsideMark {
  text: string
  row: number
  column: number
  /** Whether the square had an "edited" dot. */
  edited?: boolean
}

/** When a player's game began and was won, in milliseconds since the epoch. */
export interface GameTimes {
  /** The first mark. */
  begun: number
  /** The player's first line, and the words of the square that completed it. */
  won?: { at: number; words: string } | undefined
}

/** A player's marks on one version of a card. Never leaves the browser. */
export interface MarksState {
  /** The card's version to which `cells` belongs. */
  version: number
  cells: string[]
  /** The seed of the order of `cells`; undefined for the host's order, and in marks from before players had cards of their own. */
  seed?: string | undefined
  /** Marked indexes, ascending; never the free cell. */
  marks: number[]
  /** Marked indexes with an "edited" dot: the host changed the words and the player has not touched the square since. */
  edited: number[]
  /** Marks of squares that no longer exist, kept until Reset or until their words are back at their row and column. */
  setAside: SetAsideMark[]
  /** The last round the player saw. */
  round: number
  /** Why the player is asked to keep or clear the marks. Stored with the marks, so that all tabs ask and stop asking together. */
  ask?: 'words-gone' | 'old' | undefined
  /** The times of the game; undefined without marks. */
  game?: GameTimes | undefined
}

/** The new version of the card. */
export interface NewVersion extends Grid {
  version: number
  cells: readonly string[]
}

/** Returns the state without any marks. */
export function noMarks(card: NewVersion & { round: number }): MarksState {
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
 * How a card changed: `edit` is the host's edit on a card in the host's order; `edit of own` is an edit on a player's own
 * card, whose squares may move when words are added or removed; `shuffle` is the player's own shuffle.
 */
type Change = 'edit' | 'edit of own' | 'shuffle'

/**
 * Carries a player's marks to another version of the card (LIV-13), in this order:
 * 1. Unchanged squares keep their mark.
 * 2. Marks on blank squares stay at their row and column.
 * 3. A mark follows its moved words to the nearest index that is neither unchanged nor taken, with its dot.
 * 4. Any other mark stays at its row and column with a dot, or is set aside if that square is gone or free now.
 * 5. Marks set aside return when their words are back at their row and column.
 * 6. The player is asked to keep or clear the marks if more than half of the marked words are gone.
 *
 * A remote edit never marks an unchanged square: the player saw it and chose not to mark it. If squares move, blank ones
 * move too, no mark stays on a square that was a different one before, and marks set aside return wherever their words
 * do; those of blank squares are dropped.
 */
export function carryMarks(before: MarksState, card: NewVersion, change: Change = 'edit'): MarksState {
  const newSize = card.gridSize
  const oldSize = sizeOfCells(before.cells) ?? newSize
  const freeIndex = freeIndexOf(card)

  /** The index in the new grid; undefined outside the grid and on the free square. */
  const indexAt = (row: number, column: number): number | undefined => {
    if (row >= newSize || column >= newSize) return undefined
    const index = row * newSize + column
    return index === freeIndex ? undefined : index
  }
  const newIndexOf = (oldIndex: number) => indexAt(Math.floor(oldIndex / oldSize), oldIndex % oldSize)
  const oldTextAt = (index: number): string | undefined => {
    const [row, column] = [Math.floor(index / newSize), index % newSize]
    return row < oldSize && column < oldSize ? before.cells[row * oldSize + column] : undefined
  }
  const wordsBefore = new Set(before.cells)
  /** Whether a square whose words are gone is still the same square, with other words or blank. */
  const isSameSquare = (index: number | undefined): boolean => {
    if (change === 'edit') return true
    if (change === 'shuffle' || oldSize !== newSize || index === undefined) return false
    return card.cells[index] === '' || !wordsBefore.has(card.cells[index] ?? '')
  }
  const isUnchanged = (index: number) => oldTextAt(index) === card.cells[index]

  const marked = new Set<number>()
  const withDot = new Set<number>()
  const setAside = [...before.setAside]
  const following: number[] = []
  const staying: number[] = []

  for (const oldIndex of before.marks) {
    const index = newIndexOf(oldIndex)
    if (index !== undefined && isUnchanged(index)) marked.add(index)
    else if (before.cells[oldIndex] === '' && isSameSquare(index)) staying.push(oldIndex)
    else following.push(oldIndex)
  }

  // A mark on a blank square may stay where words moved away, but no mark that follows its words may land on it.
  const taken = new Set(staying.map(newIndexOf).filter((index) => index !== undefined))
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
      if (before.edited.includes(oldIndex)) withDot.add(nearest)
    }
  }

  for (const oldIndex of staying) {
    const index = newIndexOf(oldIndex)
    if (index === undefined || !isSameSquare(index))
      setAside.push({
        text: before.cells[oldIndex] ?? '',
        row: Math.floor(oldIndex / oldSize),
        column: oldIndex % oldSize,
        ...(before.edited.includes(oldIndex) && { edited: true }),
      })
    else if (!marked.has(index)) {
      marked.add(index)
      withDot.add(index)
    }
  }

  const returnIndexOf = ({ text, row, column }: SetAsideMark): number | undefined => {
    if (change === 'edit') return indexAt(row, column)
    return wordsBefore.has(text) ? undefined : card.cells.indexOf(text)
  }
  const stillAside = setAside.filter((mark) => {
    const index = returnIndexOf(mark)
    // If squares move, blank ones cannot be told apart afterwards.
    if (change !== 'edit' && mark.text === '') return false
    if (index === undefined || card.cells[index] !== mark.text) return true
    marked.add(index)
    if (mark.edited) withDot.add(index)
    return false
  })

  for (const oldIndex of before.edited) {
    const index = newIndexOf(oldIndex)
    if (index !== undefined && isUnchanged(index) && marked.has(index)) withDot.add(index)
  }

  const wordsNow = new Set(card.cells)
  const markedWords = before.marks.map((index) => before.cells[index]).filter((text) => text !== '')
  const gone = markedWords.filter((text) => text === undefined || !wordsNow.has(text))

  const ascending = (indexes: Set<number>) => [...indexes].sort((one, other) => one - other)
  return {
    version: card.version,
    cells: [...card.cells],
    marks: ascending(marked),
    edited: ascending(withDot),
    setAside: stillAside,
    round: before.round,
    ask: change !== 'shuffle' && gone.length > markedWords.length / 2 ? 'words-gone' : before.ask,
    game: before.game,
  }
}
