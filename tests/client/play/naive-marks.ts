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
