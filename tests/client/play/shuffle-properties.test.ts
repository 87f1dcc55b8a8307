import { describe, expect, it } from 'vitest'
import { freeIndexOf, type Random } from '#shared/rules/grid.ts'
import { applyCard, liveCardAtom } from '#client/sync/card-store.ts'
import {
  shuffleAtom,
  linesAtom,
  shuffleChoiceAtom,
  shownBoardAtom,
  toGoAtom,
} from '#client/features/play/atoms.ts'
import { followBoard, setMarked } from '#client/features/play/board.ts'
import { chooseShuffle, followShuffle } from '#client/features/play/shuffle.ts'
import { store } from '#client/lib/store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { randomBelow, seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { NaiveMarks } from './naive-marks.ts'
import { randomCard, randomlyEdited } from './random-edits.ts'

const GAMES = 150
const STEPS = 30
const CARD_ID = 'shuffled01'
const EVERYTHING = ['a line', 'an edit', 'another order', 'another tab', 'one to go', 'reload', 'tap']

/** Rows, columns and diagonals as a person reads them off the screen, each as the places it runs through. */
function linesByEye(size: number): number[][] {
  const lines: number[][] = []
  for (let row = 0; row < size; row++) {
    lines.push([])
    for (let column = 0; column < size; column++) lines.at(-1)!.push(row * size + column)
  }
  for (let column = 0; column < size; column++) lines.push(lines.slice(0, size).map((row) => row[column]!))
  lines.push(lines.slice(0, size).map((row, step) => row[step]!))
  lines.push(lines.slice(0, size).map((row, step) => row[size - 1 - step]!))
  return lines
}

/** A player's browser with one page of a card, whose squares they shuffle now and then. */
class Game {
  readonly #random: Random
  readonly #tally: Record<string, number>
  readonly #model: NaiveMarks
  #card: Card
  #leave: (() => void)[] = []

  constructor(seed: number, tally: Record<string, number>) {
    this.#random = seededRandom(seed)
    this.#tally = tally
    this.#card = randomCard(this.#random, CARD_ID, sampleCard())
    this.#model = new NaiveMarks(this.#card)
    this.open()
  }

  open(): void {
    store.set(liveCardAtom, { cardId: CARD_ID, status: 'ready', card: this.#card })
    this.#leave = [followBoard(CARD_ID), followShuffle(CARD_ID, false)]
  }

  close(): void {
    for (const leave of this.#leave) leave()
  }

  #did(what: string): void {
    this.#tally[what] = (this.#tally[what] ?? 0) + 1
  }

  async step(): Promise<void> {
    const kind = randomBelow(this.#random, 10)
    if (kind < 6) await this.#tap()
    else if (kind < 8) this.#edit()
    else if (kind < 9) this.#layOut()
    else this.#reload()
  }

  /** On a place of the screen, whichever square is there. */
  async #tap(): Promise<void> {
    this.#did('tap')
    const place = randomBelow(this.#random, this.#card.cells.length)
    const index = store.get(shuffleAtom)[place]!
    const marked = !this.#model.onScreen().marks.includes(index)
    this.#model.taps(this.#card, index, marked)
    await setMarked(index, marked)
  }

  #edit(): void {
    this.#did('an edit')
    this.#card = randomlyEdited(this.#random, this.#card).card
    applyCard(this.#card)
    this.#model.arrives(this.#card)
  }

  #layOut(): void {
    const seed = randomBelow(this.#random, 4) === 0 ? null : `seed ${randomBelow(this.#random, 1000)}`
    if (randomBelow(this.#random, 2) === 0) {
      this.#did('another order')
      chooseShuffle(CARD_ID, seed)
      return
    }
    this.#did('another tab')
    const key = `layout:${CARD_ID}`
    localStorage.setItem(key, JSON.stringify({ seed }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(store.get(shuffleChoiceAtom)?.seed).toBe(seed)
  }

  #reload(): void {
    this.#did('reload')
    const { cells } = this.#card
    const before = store.get(shuffleAtom).map((index) => cells[index])
    this.close()
    this.open()
    expect(store.get(shuffleAtom).map((index) => cells[index])).toEqual(before)
  }

  check(): void {
    const { cells, gridSize } = this.#card
    const shuffle = store.get(shuffleAtom)
    const free = freeIndexOf(this.#card)
    const marks = this.#model.onScreen().marks
    expect([...shuffle].sort((one, other) => one - other)).toEqual([...cells.keys()])
    if (free >= 0) expect(shuffle[free]).toBe(free)
    expect(store.get(shownBoardAtom)?.marks.marks).toEqual(marks)

    const isFull = (place: number) => shuffle[place] === free || marks.includes(shuffle[place]!)
    const byEye = linesByEye(gridSize)
    const full = byEye.filter((places) => places.every(isFull))
    expect(store.get(linesAtom).map((line) => line.cells)).toEqual(full)
    if (full.length > 0) this.#did('a line')
    const lacking = byEye.map((places) => places.filter((place) => !isFull(place)))
    const toGo = full.length > 0 ? [] : lacking.filter(({ length }) => length === 1).flat()
    expect(store.get(toGoAtom)).toEqual(new Set(toGo))
    if (toGo.length > 0) this.#did('one to go')
  }
}

describe('any game on a shuffled card', () => {
  it('SHF-2 SHF-3 SHF-4: marks stay on their words, and lines are those that the player sees', async () => {
    const tally: Record<string, number> = {}
    for (let seed = 0; seed < GAMES; seed++) {
      localStorage.clear()
      const game = new Game(seed, tally)
      try {
        for (let step = 0; step < STEPS; step++) {
          await game.step()
          game.check()
        }
      } catch (error) {
        throw new Error(`In game ${seed}`, { cause: error })
      } finally {
        game.close()
      }
    }
    expect(Object.keys(tally).sort()).toEqual(EVERYTHING)
    expect(Object.entries(tally).filter(([, times]) => times < 50)).toEqual([])
  })
})
