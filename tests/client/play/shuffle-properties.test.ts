import { describe, expect, it } from 'vitest'
import { dealt } from '#shared/rules/deal.ts'
import { freeIndexOf, shuffled, type Random } from '#shared/rules/grid.ts'
import { applyCard, liveCardAtom } from '#client/sync/card-store.ts'
import {
  linesAtom,
  playedCardAtom,
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
import { movedTo, notedOn, type Noted } from './naive-marks.ts'
import { randomCard, randomlyEdited } from './random-edits.ts'

const GAMES = process.env.TEST_ALL === '1' ? 150 : 30
const STEPS = 30
const CARD_ID = 'shuffled01'
const EVERYTHING = [
  'a line',
  'an edit',
  'another order',
  'another tab',
  'more words',
  'one to go',
  'reload',
  'tap',
]

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

/** One browser's marks on the card that its player sees: the host's, in the order of the player's seed. */
class NaiveOwnMarks {
  #host: Card
  #seed: string | null = null
  /** What is kept, and the order in which it was noted down. */
  #kept: (Noted & { seed: string | null }) | undefined

  constructor(host: Card) {
    this.#host = host
  }

  /** What the host changed comes first, in the order of the notes; the player's own order after it. */
  onScreen(): Noted {
    const shown = dealt(this.#host, this.#seed)
    if (!this.#kept) return { card: shown, marks: [], setAside: [] }
    const { seed, ...noted } = this.#kept
    const there = dealt(this.#host, seed)
    const carried = seed === null ? notedOn(there, noted) : movedTo(there, noted, 'edit')
    const edited = noted.card.version === there.version ? noted : carried
    return seed === this.#seed ? edited : movedTo(shown, edited, 'shuffle')
  }

  #keep(noted: Noted): void {
    this.#kept = { ...noted, seed: this.#seed }
  }

  arrives(host: Card): void {
    this.#host = host
    if (this.#kept) this.#keep(this.onScreen())
  }

  shuffles(seed: string | null): void {
    this.#seed = seed
  }

  taps(index: number): void {
    if (index === freeIndexOf(this.#host)) return
    const { marks, ...noted } = this.onScreen()
    const others = marks.filter((mark) => mark !== index)
    const now = marks.includes(index) ? others : [...others, index]
    this.#keep({ ...noted, marks: now.sort((one, other) => one - other) })
  }
}

const wordsAside = ({ setAside }: Pick<Noted, 'setAside'>) => setAside.map(({ text }) => text).sort()

const MORE_WORDS = ['q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'a', 'b']

/** A player's browser with one page of a card, whose squares they shuffle now and then. */
class Game {
  readonly #random: Random
  readonly #tally: Record<string, number>
  readonly #model: NaiveOwnMarks
  #card: Card
  #leave: (() => void)[] = []

  constructor(seed: number, tally: Record<string, number>) {
    this.#random = seededRandom(seed)
    this.#tally = tally
    this.#card = randomCard(this.#random, CARD_ID, sampleCard())
    this.#model = new NaiveOwnMarks(this.#card)
    this.open()
  }

  open(): void {
    store.set(liveCardAtom, { cardId: CARD_ID, status: 'ready', card: this.#card })
    this.#leave = [followShuffle(CARD_ID, false), followBoard(CARD_ID)]
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
    const marked = !this.#model.onScreen().marks.includes(place)
    this.#model.taps(place)
    await setMarked(place, marked)
  }

  #edit(): void {
    const isOfMore = randomBelow(this.#random, 3) === 0
    this.#did(isOfMore ? 'more words' : 'an edit')
    const some = shuffled(MORE_WORDS, this.#random).slice(0, randomBelow(this.#random, MORE_WORDS.length))
    this.#card = isOfMore
      ? { ...this.#card, extra: some, version: this.#card.version + 1 }
      : randomlyEdited(this.#random, this.#card).card
    applyCard(this.#card)
    this.#model.arrives(this.#card)
  }

  #layOut(): void {
    const seed = randomBelow(this.#random, 4) === 0 ? null : `seed ${randomBelow(this.#random, 1000)}`
    this.#model.shuffles(seed)
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
    const before = store.get(playedCardAtom)
    this.close()
    this.open()
    expect(store.get(playedCardAtom)).toEqual(before)
  }

  check(): void {
    const { gridSize } = this.#card
    const free = freeIndexOf(this.#card)
    const { card, marks, setAside } = this.#model.onScreen()
    const shown = store.get(shownBoardAtom)!.marks
    expect(store.get(playedCardAtom)?.cells).toEqual(card.cells)
    expect(shown.cells).toEqual(card.cells)
    expect(shown.marks).toEqual(marks)
    expect(marks).not.toContain(free)
    expect(wordsAside(shown)).toEqual(wordsAside({ setAside }))

    const isFull = (place: number) => place === free || marks.includes(place)
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
    expect(Object.entries(tally).filter(([, times]) => times < GAMES / 3)).toEqual([])
  })
})
