import { createStore } from 'jotai'
import {
  linesAtom,
  playedCardAtom,
  seedAtom,
  shownBoardAtom,
  shuffleChoiceAtom,
} from '#client/features/play/atoms.ts'
import { clearMarks, followBoard, setMarked } from '#client/features/play/board.ts'
import { deviceSettingsAtom } from '#client/features/play/device-settings.ts'
import { followCalls } from '#client/features/play/follow-calls.ts'
import { keepMarks } from '#client/features/play/keep-marks.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { applyCard, liveCardAtom } from '#client/sync/card-store.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { proofBoard, writeProof } from '#shared/rules/proof.ts'
import type { Card } from '#shared/schemas/card.ts'
import { inStore } from '#tests/support/resettable-store.ts'
import type { GameServer } from './game-server.ts'
import { insist } from './insist.ts'
import { inStorage, TabStorage } from './tab-storage.ts'
import type { Word } from './true-game.ts'

/** A player's browser: the real marks and calls of the play screen, without the screen. */
export class GamePlayer {
  readonly server: GameServer
  readonly name: string
  /** Undefined for the host's order. */
  readonly seed: string | undefined
  isMarking: boolean
  isAwake = true
  undo: (() => void) | undefined
  /** Called squares that the player unmarked in this round, which may stay unmarked. */
  readonly unmarked = new Set<Word>()
  /** Those of them that had been marked for the player: they stay as they are. */
  readonly #left = new Set<Word>()
  /** Words that two squares have said. */
  readonly #twice = new Set<Word>()
  #round: number
  #tab: { store: ReturnType<typeof createStore>; leave: () => void } | undefined
  readonly #storage = new TabStorage()
  #seen: Card
  /** The marks that were checked last. */
  #checked: readonly number[] = []

  constructor(name: string, server: GameServer, seed: string | undefined, isMarking: boolean) {
    this.name = name
    this.server = server
    this.seed = seed
    this.isMarking = isMarking
    this.#round = server.card.round
    this.#seen = server.card
  }

  isOpen(): boolean {
    return this.#tab !== undefined
  }

  /** Does something in the player's tab. */
  #here<T>(run: () => T): T {
    if (!this.#tab) throw new Error(`${this.name} has closed the tab`)
    return this.#in(this.#tab.store, run)
  }

  #in<T>(tab: ReturnType<typeof createStore>, run: () => T): T {
    return inStorage(this.#storage, () => inStore(tab, run))
  }

  /** @param isOld the browser shows the card as it was last, before the newest one is there */
  open(isOld: boolean): void {
    const { cardId } = this.server.card
    const tab = createStore()
    this.#in(tab, () => {
      store.set(deviceSettingsAtom, { sound: false, awake: true, mark: this.isMarking })
      store.set(shuffleChoiceAtom, { cardId, seed: this.seed ?? null })
      store.set(liveCardAtom, { cardId, status: 'ready', card: isOld ? this.#seen : this.server.card })
      const stops = [followBoard(cardId), followCalls()]
      this.#tab = { store: tab, leave: () => stops.forEach((stop) => stop()) }
    })
    this.undo = undefined
    this.isAwake = true
    if (!isOld) this.#noteNewest()
  }

  close(): void {
    this.#here(() => this.#tab?.leave())
    this.#tab = undefined
  }

  /** The newest version arrives. */
  see(): void {
    if (!this.isOpen() || !this.isAwake) return
    const before = this.look()
    if (before.card.version === this.server.card.version) return
    const left = [...this.#left].map((word) => [word, this.#isMarked(word)] as const)
    this.#here(() => applyCard(this.server.card))
    const after = this.look()
    const isSame = before.card.cells.join('\n') === after.card.cells.join('\n')
    if (isSame && before.card.round === after.card.round)
      for (const [word, wasMarked] of left)
        insist(this.#isMarked(word) === wasMarked, `${this.name}: ${word.text} stays as the player left it`)
    this.#noteNewest()
  }

  #isMarked(word: Word): boolean {
    const { card, marks } = this.look()
    return marks.some((index) => card.cells[index] === word.text)
  }

  #noteNewest(): void {
    const { truth, card } = this.server
    const shown = this.look()
    this.#seen = card
    if (this.#round !== truth.round) this.#forget()
    this.#round = truth.round
    for (const word of this.unmarked) {
      const isGone = !shown.card.cells.includes(word.text)
      const isTakenBack = shown.prompt !== 'new-round' && !truth.called.includes(word)
      if (isGone || isTakenBack) this.#forget(word)
    }
  }

  #forget(word?: Word): void {
    for (const words of [this.unmarked, this.#left])
      if (word) words.delete(word)
      else words.clear()
  }

  look() {
    return this.#here(() => {
      const [card, board] = [store.get(playedCardAtom), store.get(shownBoardAtom)]
      if (!card || !board) throw new Error('No board is shown')
      return { card, marks: board.marks.marks, prompt: board.prompt }
    })
  }

  isNewest(): boolean {
    return this.isOpen() && this.isAwake && this.look().card.version === this.server.card.version
  }

  /** The player does something by hand. */
  act(run: () => unknown): void {
    const before = this.look()
    const then = this.server.version(before.card.version)
    const isWatched = this.isMarking && !before.prompt && before.card.showsCalls
    this.#here(run)
    const after = this.look()
    const wordsOf = ({ card, marks }: typeof before) => new Set(marks.map((index) => card.cells[index] ?? ''))
    const [had, has] = [wordsOf(before), wordsOf(after)]
    for (const text of then.card.called) {
      const word = then.words.get(text)
      if (word && has.has(text)) this.#forget(word)
      if (!word || !had.has(text) || has.has(text)) continue
      this.unmarked.add(word)
      if (isWatched) this.#left.add(word)
    }
  }

  tap(index: number): void {
    this.act(() => void setMarked(index, !this.look().marks.includes(index)))
  }

  reset(): void {
    this.act(() => {
      const undo = clearMarks()
      this.undo = () => this.act(undo)
    })
  }

  keep(): void {
    this.act(keepMarks)
  }

  /** Takes back what was marked for the player, in the toast that says so. @returns whether there is one */
  takeBackMarked(): boolean {
    const action = this.#here(() => store.get(toastAtom)?.action)
    if (!action) return false
    this.act(() => {
      store.set(toastAtom, null)
      action.run()
    })
    return true
  }

  setMarking(isMarking: boolean): void {
    this.isMarking = isMarking
    if (isMarking) this.#forget()
    this.#here(() => store.set(deviceSettingsAtom, { sound: false, awake: true, mark: isMarking }))
  }

  /** Every called square is marked, but for those that the player unmarked. @returns how many are */
  checkMarked(): number {
    const { truth } = this.server
    const { card, marks, prompt } = this.look()
    if (this.#checked === marks && card.version === this.#seen.version) return 0
    if (!this.isMarking || prompt || !card.showsCalls || !this.isNewest()) return 0
    this.#checked = marks
    const marked = new Set(marks.map((index) => card.cells[index]))
    const free = freeIndexOf(card)
    const squaresOf = ({ text }: Word) => card.cells.filter((said, at) => said === text && at !== free).length
    for (const word of truth.called) if (squaresOf(word) > 1) this.#twice.add(word)
    // One that the host writes into a second square is called there too, but no call has come since.
    const called = truth.called.filter((word) => squaresOf(word) === 1 && !this.#twice.has(word))
    for (const word of called)
      insist(
        marked.has(word.text) || this.unmarked.has(word),
        `${this.name} has ${word.text}, which was called`,
      )
    return called.length
  }

  /** The fragment of "Show my bingo"; undefined without a line. */
  proof(): string | undefined {
    const { card, marks } = this.look()
    const [line] = this.#here(() => store.get(linesAtom))
    if (!line) return undefined
    const { cardId, version, round } = card
    const words = line.cells.flatMap((index) => card.cells[index] || [])
    const seed = this.#here(() => store.get(seedAtom))
    return writeProof({ cardId, version, round, seed, marks, words, board: proofBoard(card, marks) })
  }
}
