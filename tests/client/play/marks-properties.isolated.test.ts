import { describe, expect, it, vi } from 'vitest'
import { carryMarks, noMarks } from '#shared/rules/carry-marks.ts'
import { freeIndexOf, type Random } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { applyCard, liveCardAtom } from '#client/sync/card-store.ts'
import { boardAtom, shownBoardAtom } from '#client/features/play/atoms.ts'
import { clearMarks, followBoard, setMarked } from '#client/features/play/board.ts'
import { keepMarks } from '#client/features/play/keep-marks.ts'
import { readMarks, writeMarks } from '#client/features/play/marks-storage.ts'
import { store } from '#client/lib/store.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { NaiveMarks } from './naive-marks.ts'
import { randomCard, randomlyEdited } from './random-edits.ts'

/** The page's way to the server: brings the newest card, or nothing while there is no network. */
const server = vi.hoisted(() => ({ resync: () => {} }))
vi.mock('#client/sync/connection.ts', () => ({
  resyncCard: () => {
    server.resync()
    return Promise.resolve()
  },
}))

const HISTORIES = process.env.TEST_ALL === '1' ? 400 : 40
const STEPS = 25
const CARD_ID = 'histories1'

const EVERYTHING = [
  ...['mark', 'unmark', 'tap on free', 'tap on an older version', 'a page that was behind'],
  ...['word', 'swap', 'shuffle', 'clear', 'fill', 'resize', 'free space', 'title', 'an edit that came late'],
  ...['reset', 'undo', 'keep', 'reload', 'reload with another version', 'offline', 'online'],
  ...['other tab: carry', 'other tab: clear', 'other tab: turn', 'marks seen', 'marks aside'],
].sort()

/** Lets what was begun by an event come to its end; nothing in here waits for more than promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A player's browser with a page of the card, its host, another tab, and the model that gets the same events. */
class History {
  readonly log: string[] = []
  readonly tally: Record<string, number>
  readonly #random: Random
  readonly #model: NaiveMarks
  #newest: Card
  #online = true
  #undo: (() => void) | undefined
  #leave: () => void

  constructor(seed: number, tally: Record<string, number>) {
    this.tally = tally
    this.#random = seededRandom(seed)
    this.#newest = randomCard(this.#random, CARD_ID, sampleCard())
    this.#model = new NaiveMarks(this.#newest)
    server.resync = () => {
      if (this.#online) applyCard(this.#newest)
    }
    store.set(liveCardAtom, { cardId: CARD_ID, status: 'ready', card: this.#newest })
    this.#leave = followBoard(CARD_ID)
  }

  end(): void {
    this.#leave()
  }

  async step(): Promise<void> {
    const kind = randomBelow(this.#random, 100)
    if (!this.#online && this.#chance(30)) this.#comeBack()
    else if (this.#undo && this.#chance(15)) this.#undoReset()
    else if (kind < 38) await this.#tap()
    else if (kind < 68) this.#edit()
    else if (kind < 73) this.#reset()
    else if (kind < 80) this.#reload()
    else if (kind < 95) await this.#otherTab()
    else if (kind < 97) this.#keep()
    else this.#goAway()
  }

  #did(what: string, detail: unknown = ''): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1
    this.log.push(`${what} ${JSON.stringify(detail)}`)
  }

  #chance(percent: number): boolean {
    return randomBelow(this.#random, 100) < percent
  }

  /** A page that is behind what the browser keeps asks for the card first. */
  #modelCatchesUp(): void {
    const kept = this.#model.kept?.card.version ?? 0
    if (!this.#online || kept <= this.#model.shown.version) return
    this.#did('a page that was behind')
    this.#model.arrives(this.#newest)
  }

  async #tap(): Promise<void> {
    const tapped = this.#model.shown
    const index = randomBelow(this.#random, tapped.cells.length)
    const marked = !this.#model.onScreen().marks.includes(index)
    this.#did(index === freeIndexOf(tapped) ? 'tap on free' : marked ? 'mark' : 'unmark', index)
    const tap = setMarked(index, marked)
    if (index !== freeIndexOf(tapped)) this.#modelCatchesUp()
    if (tapped !== this.#model.shown) this.#did('tap on an older version')
    this.#model.taps(tapped, index, marked)
    await tap
  }

  #edit(): void {
    const { kind, card } = randomlyEdited(this.#random, this.#newest)
    this.#did(kind, card.cells)
    this.#newest = card
    if (!this.#online || this.#chance(25)) return this.#did('an edit that came late')
    this.#handleNewest()
  }

  #handleNewest(): void {
    applyCard(this.#newest)
    this.#model.arrives(this.#newest)
  }

  #reset(): void {
    this.#did('reset')
    this.#undo = clearMarks()
    this.#model.resets()
  }

  #undoReset(): void {
    this.#did('undo')
    this.#undo?.()
    this.#undo = undefined
    this.#model.undoes()
  }

  #reload(): void {
    this.#leave()
    store.set(boardAtom, undefined)
    const card = this.#online && this.#chance(60) ? this.#newest : this.#model.shown
    this.#did(card === this.#model.shown ? 'reload' : 'reload with another version', card.version)
    const late = this.#chance(30)
    const ready = { cardId: CARD_ID, status: 'ready', card } as const
    store.set(liveCardAtom, late ? { cardId: CARD_ID, status: 'loading' } : ready)
    this.#leave = followBoard(CARD_ID)
    if (late) store.set(liveCardAtom, ready)
    this.#undo = undefined
    this.#model.arrives(card)
  }

  /** Another tab of this browser, which has the newest card, writes and the browser tells this page. */
  async #otherTab(): Promise<void> {
    const card = this.#newest
    const kept = readMarks(CARD_ID)
    const there = kept ? carryMarks(kept, card) : noMarks(card)
    const turn = randomBelow(this.#random, card.cells.length)
    const change = randomOf(this.#random, ['carry', 'clear', 'turn', 'turn', 'turn', 'turn'] as const)
    if (change === 'turn' && turn === freeIndexOf(card)) return
    this.#did(`other tab: ${change}`, turn)
    if (change === 'clear') writeMarks(CARD_ID, noMarks(card), true)
    else if (change === 'carry') writeMarks(CARD_ID, there, false)
    else {
      const others = there.marks.filter((mark) => mark !== turn)
      const marks = there.marks.includes(turn) ? others : [...others, turn].sort((one, other) => one - other)
      writeMarks(CARD_ID, { ...there, marks }, true)
    }
    this.#model.changesElsewhere(card, change === 'turn' ? { turn } : change)
    if (this.#chance(30)) await this.#tap()
    window.dispatchEvent(new StorageEvent('storage', { key: `marks:${CARD_ID}` }))
    this.#modelCatchesUp()
    await settled()
  }

  #keep(): void {
    this.#did('keep')
    keepMarks()
    this.#model.keeps()
  }

  #goAway(): void {
    this.#did('offline')
    this.#online = false
  }

  /** The socket opens later than the first tap may come. */
  #comeBack(): void {
    this.#did('online')
    this.#online = true
    if (this.#chance(50)) this.#handleNewest()
  }

  /** What the player sees and what the browser keeps are what the model says. */
  check(): void {
    const { card } = store.get(liveCardAtom)
    const board = store.get(shownBoardAtom)
    if (!card || !board) throw new Error('No board is shown')
    const expected = this.#model.onScreen()
    expect(card, 'the card').toEqual(this.#model.shown)
    expect(wordsOf(board.marks), 'words on the screen').toEqual(wordsOf({ ...card, marks: expected.marks }))
    expect(board.marks.marks, 'marks on the screen').toEqual(expected.marks)
    for (const indexes of [board.marks.marks, board.marks.edited]) expectPlayable(indexes, card)

    const stored = readMarks(CARD_ID)
    const kept = this.#model.kept
    expect(stored?.marks ?? [], 'marks stored').toEqual(kept?.marks ?? [])
    expect(asides(stored?.setAside), 'marks stored without a place').toEqual(asides(kept?.setAside))
    expect(JSON.parse(localStorage.getItem('markedCells') ?? '[]'), 'markedCells').toEqual(kept?.marks ?? [])
    if (!stored || !kept || kept.marks.length === 0) return
    expect(stored.cells, 'words stored').toEqual(kept.card.cells)
    expectPlayable(stored.marks, kept.card)
    this.tally['marks seen'] = (this.tally['marks seen'] ?? 0) + kept.marks.length
    if (kept.setAside.length > 0) this.tally['marks aside'] = (this.tally['marks aside'] ?? 0) + 1
  }
}

const wordsOf = ({ cells, marks }: { cells: readonly string[]; marks: readonly number[] }) =>
  marks.map((index) => cells[index])
const asides = (setAside: readonly { text: string; row: number; column: number }[] = []) =>
  [...new Set(setAside.map(({ text, row, column }) => `${row} ${column} ${text}`))].sort()

function expectPlayable(indexes: readonly number[], card: Card): void {
  expect(new Set(indexes).size, 'nothing twice').toBe(indexes.length)
  expect(indexes).not.toContain(freeIndexOf(card))
  for (const index of indexes) expect(card.cells[index], `square ${index}`).toBeDefined()
}

const tally: Record<string, number> = {}

describe('any history of a card and its player', () => {
  it.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
    'LIV-13, PLAY-1, PLAY-8, BNG-2: history %i has the same marked words as a naive model',
    async (seed) => {
      const history = new History(seed, tally)
      try {
        for (let step = 0; step < STEPS; step++) {
          await history.step()
          history.check()
        }
      } catch (error) {
        throw new Error(`After ${history.log.join('\n')}`, { cause: error })
      } finally {
        history.end()
      }
    },
  )

  it('LIV-13: these histories contain enough of every kind of event', () => {
    expect(Object.keys(tally).sort()).toEqual(EVERYTHING)
    expect(Object.entries(tally).filter(([, times]) => times < HISTORIES / 40)).toEqual([])
  })
})
