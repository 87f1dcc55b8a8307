import type { MarksState, SetAsideMark } from '#shared/rules/carry-marks.ts'
import type { Card } from '#shared/schemas/card.ts'
import { modelOf } from '#tests/shared/marks-model.ts'

/** Marks as a person would note them down: on which card they were made, and those that have no place at present. */
export interface Noted {
  card: Card
  marks: number[]
  setAside: SetAsideMark[]
}

const asState = ({ card, marks, setAside }: Noted): MarksState => ({
  version: card.version,
  cells: card.cells,
  marks,
  edited: [],
  setAside,
  round: 1,
})

/** The same marks on another version of the card. */
export function notedOn(card: Card, noted: Noted): Noted {
  return { card, ...modelOf(asState(noted), card) }
}

/**
 * The same marks on a player's own card, whose squares move (SHF-3): a mark is a piece that lies on words, not on a
 * place, unless the host has just put other words there.
 */
export function movedTo(card: Card, before: Noted, change: 'edit' | 'shuffle'): Noted {
  const [old, size] = [Math.sqrt(before.card.cells.length), card.gridSize]
  const wordsBefore = before.card.cells
  const pieces = before.marks.map((index) => {
    const [row, column] = [Math.floor(index / old), index % old]
    const at = row < size && column < size ? row * size + column : -1
    return { text: wordsBefore[index]!, row, column, at: at === middleOf(card) ? -1 : at }
  })
  const isSame = (at: number) => {
    const [row, column] = [Math.floor(at / size), at % size]
    return row < old && column < old && wordsBefore[row * old + column] === card.cells[at]
  }
  const isReplaced = (at: number) =>
    change === 'edit' && old === size && at >= 0 && !wordsBefore.filter(Boolean).includes(card.cells[at]!)
  const onto = new Map<(typeof pieces)[number], number>()
  for (const piece of pieces)
    if (piece.at >= 0 && isSame(piece.at)) onto.set(piece, piece.at)
    else if (piece.text === '' && isReplaced(piece.at)) onto.set(piece, piece.at)
  for (const piece of pieces.filter((one) => !onto.has(one))) {
    const home = piece.row * size + piece.column
    const open = [...card.cells.keys()].filter(
      (at) =>
        card.cells[at] === piece.text &&
        at !== middleOf(card) &&
        !isSame(at) &&
        ![...onto.values()].includes(at),
    )
    const [nearest] = open.sort((one, other) => Math.abs(one - home) - Math.abs(other - home) || one - other)
    if (nearest !== undefined) onto.set(piece, nearest)
  }
  const isOff = (piece: (typeof pieces)[number]) => !onto.has(piece) && !isReplaced(piece.at)
  const stay = pieces.filter((piece) => !onto.has(piece) && isReplaced(piece.at)).map(({ at }) => at)
  const isBack = ({ text }: SetAsideMark) =>
    text !== '' && !wordsBefore.includes(text) && card.cells.includes(text)
  const back = before.setAside.filter(isBack).map(({ text }) => card.cells.indexOf(text))
  const off = pieces.filter(isOff).map(({ text, row, column }) => ({ text, row, column }))
  return {
    card,
    marks: ascending([...onto.values(), ...stay, ...back]),
    // A blank square can't be told from others once squares have moved.
    setAside: [...before.setAside.filter((mark) => !isBack(mark)), ...off].filter(({ text }) => text !== ''),
  }
}

const ascending = (marks: Iterable<number>) => [...new Set(marks)].sort((one, other) => one - other)
const middleOf = ({ cells, hasFreeSpace }: Card) => (hasFreeSpace ? Math.floor(cells.length / 2) : -1)

/** Where a square that was tapped on one version is on another; undefined when it is not there or is free. */
function squareOn(card: Card, tapped: Card, index: number): number | undefined {
  if (index === middleOf(tapped)) return undefined
  return card === tapped ? index : notedOn(card, { card: tapped, marks: [index], setAside: [] }).marks[0]
}

/**
 * One browser's marks of one card, in the plain words of LIV-13 and PLAY-1: what is kept, which card the page shows, and
 * what a Reset took away. Nothing in here is shared with the app.
 */
export class NaiveMarks {
  kept: Noted | undefined
  shown: Card
  #taken: Noted | undefined

  constructor(card: Card) {
    this.shown = card
  }

  /** What the page shows: what is kept, laid on the card that it has. */
  onScreen(): Noted {
    return this.kept ? notedOn(this.shown, this.kept) : { card: this.shown, marks: [], setAside: [] }
  }

  /** The page has another version now. A page that is behind what is kept only shows it. */
  arrives(card: Card): void {
    this.shown = card
    if (this.kept && this.kept.card.version < card.version) this.kept = this.onScreen()
  }

  /** @param tapped the version that the player looked at */
  taps(tapped: Card, index: number, marked: boolean): void {
    const square = squareOn(this.shown, tapped, index)
    if (square === undefined) return
    const { marks, ...before } = this.onScreen()
    const others = marks.filter((mark) => mark !== square)
    this.kept = { ...before, marks: marked ? ascending([...others, square]) : others }
  }

  resets(): void {
    this.#taken = this.onScreen()
    this.kept = { card: this.shown, marks: [], setAside: [] }
  }

  /** All marks that were cleared are back, next to those made since. */
  undoes(): void {
    if (!this.#taken) throw new Error('Nothing was reset')
    const [back, since] = [notedOn(this.shown, this.#taken), this.onScreen()]
    this.kept = {
      card: this.shown,
      marks: ascending([...back.marks, ...since.marks]),
      setAside: [...back.setAside, ...since.setAside],
    }
  }

  keeps(): void {
    this.kept = this.onScreen()
  }

  /** Another tab, which shows the newest card, has turned a square over, or cleared all. */
  changesElsewhere(card: Card, change: { turn: number } | 'clear' | 'carry'): void {
    const there = this.kept ? notedOn(card, this.kept) : { card, marks: [], setAside: [] }
    if (change === 'carry') this.kept = there
    else if (change === 'clear') this.kept = { card, marks: [], setAside: [] }
    else {
      const { turn } = change
      const marks = there.marks.includes(turn)
        ? there.marks.filter((mark) => mark !== turn)
        : ascending([...there.marks, turn])
      this.kept = { ...there, marks }
    }
  }
}
