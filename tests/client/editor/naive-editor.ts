import { expect } from 'vitest'
import {
  addEdit,
  cellsHeld,
  discardLocal,
  reapplyLocal,
  receiveCard,
  shownCard,
  startQueue,
  type EditQueue,
  type QueueStep,
} from '#client/sync/outbox.ts'
import { requeue, acknowledge, dequeue, reject } from '#client/sync/outbox-requests.ts'
import {
  cellEdit,
  isCellPart,
  partsOf,
  structuralEdit,
  themeEdit,
  titleEdit,
  applyEdits,
  type Edit,
} from '#client/sync/edits.ts'
import { operate, type Operation } from '#client/sync/operations.ts'
import type { Structure } from '#client/sync/revert.ts'
import { GRID_SIZES, MIN_FILLED_CELLS, THEMES } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { filledCount, freeIndexOf, type Random } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Answer, NaiveServer } from './naive-server.ts'

const wordsOf = ({ title, cells }: { title?: string | undefined; cells?: object | undefined }) => [
  ...(title === undefined ? [] : [title]),
  ...Object.values(cells ?? {}).map(String),
]

/** An author at an editor whose network answers when the test says so. Each word they type is one of a kind. */
export class NaiveEditor {
  queue: EditQueue
  /** Pushed to this editor and not arrived yet. */
  readonly pushes: Card[] = []
  private answer: Answer | undefined
  private mayBeStored = false
  /** Typed, and not taken away again by the author. */
  private readonly own = new Set<string>()
  private typing: { index: number; was: string; grid: Structure } | undefined
  /** Structural changes that were dropped. */
  refusedCount = 0
  private undo: Operation | undefined
  private count = 0

  private readonly name: string
  private readonly server: NaiveServer
  private readonly random: Random

  constructor(name: string, server: NaiveServer, random: Random) {
    this.name = name
    this.server = server
    this.random = random
    this.queue = startQueue(server.card)
  }

  private newWord(): string {
    return `${this.name}${++this.count}`
  }

  /** Words that leave the screen by the author's own doing are no longer theirs. */
  private apply(edit: Edit, typed?: string): void {
    const before = wordsOf(shownCard(this.queue))
    this.queue = addEdit(this.queue, edit)
    const after = new Set(wordsOf(shownCard(this.queue)))
    for (const word of before) if (!after.has(word)) this.own.delete(word)
    if (typed) this.own.add(typed)
  }

  rename(): void {
    const title = this.newWord()
    this.apply(titleEdit(title, shownCard(this.queue).title), title)
  }

  recolour(choice: number): void {
    const theme = THEMES[choice % THEMES.length] ?? 'blue'
    if (theme !== shownCard(this.queue).theme) this.apply(themeEdit(theme, shownCard(this.queue).theme))
  }

  beginTyping(choice: number): void {
    const grid = shownCard(this.queue)
    const open = [...grid.cells.keys()].filter((index) => index !== freeIndexOf(grid))
    const index = open[choice % open.length] ?? 0
    this.typing = { index, was: grid.cells[index] ?? '', grid }
  }

  /** The card may have become another since they began. */
  commitTyping(blank: boolean): void {
    if (!this.typing) return
    const { index, was, grid } = this.typing
    this.typing = undefined
    const word = blank ? '' : this.newWord()
    if (word === was) return
    this.own.delete(was)
    this.apply(cellEdit(index, word, was, grid), word)
  }

  type(choice: number, blank = false): void {
    this.beginTyping(choice)
    this.commitTyping(blank)
  }

  /** As the screen does it: what is being typed is committed first. */
  perform(operation: Operation): void {
    this.commitTyping(false)
    const before = contentOf(shownCard(this.queue))
    const after = operate(before, operation, this.random)
    if (operation.type === 'undo') {
      const since = before.cells.filter((word) => !operation.after.cells.includes(word))
      expect(after.cells).toEqual(expect.arrayContaining(since))
    }
    const edit = structuralEdit(before, after, [operation])
    if (!edit) return
    this.undo = { type: 'undo', before, after }
    this.apply(edit)
  }

  operation(choice: number): Operation {
    const gridSize = GRID_SIZES[choice % GRID_SIZES.length] ?? 5
    const shown = shownCard(this.queue)
    const all: Operation[] = [
      { type: 'resize', gridSize },
      { type: 'free-space', on: !shown.hasFreeSpace },
      { type: 'shuffle' },
      { type: 'clear' },
      { type: 'fill', items: Array.from({ length: 25 }, (_, index) => `example ${index}`) },
      this.undo ?? { type: 'shuffle' },
    ]
    return all[Math.floor(choice / GRID_SIZES.length) % all.length] ?? { type: 'shuffle' }
  }

  dequeue(opId: string): void {
    const before = this.queue
    const step = dequeue(before, opId)
    if (before.inFlight) expect(step).toEqual({ queue: before })
    else if (step.queue.inFlight) this.expectEnoughSquares(step.queue)
    this.take(step, false)
  }

  private expectEnoughSquares({ server, inFlight }: EditQueue): void {
    if (!inFlight || !partsOf(inFlight.edit).some(isCellPart)) return
    const live = applyEdits(contentOf(server), [inFlight.edit])
    expect(filledCount(live.cells, freeIndexOf(live))).toBeGreaterThanOrEqual(MIN_FILLED_CELLS)
  }

  private take({ queue, rejected }: QueueStep, applyAgain: boolean): void {
    this.queue = queue
    this.refusedCount += rejected?.length ?? 0
    if (applyAgain) for (const operation of rejected ?? []) this.perform(operation)
  }

  /** The request, or its repetition, gets to the server, whose answer is under way or lost. */
  reachServer(isAnswerLost: boolean): void {
    const { inFlight } = this.queue
    if (!inFlight || this.answer) return
    const answer = this.server.patch(inFlight)
    if (!isAnswerLost) this.answer = answer
    // A refusal stores nothing, so that its retry is checked again.
    this.mayBeStored = this.mayBeStored || answer.status === 200
  }

  handleAnswer(applyAgain: boolean): void {
    const { answer } = this
    if (!answer) return
    this.answer = undefined
    this.mayBeStored = false
    this.receive(answer.card)
    if (answer.status === 200) this.queue = acknowledge(this.queue)
    else this.take(reject(this.queue, answer.status), applyAgain)
  }

  /** The request is not taken at all, 400. */
  callBack(): void {
    if (!this.queue.inFlight || this.answer || this.mayBeStored) return
    this.queue = requeue(this.queue)
  }

  private receive(card: Card): void {
    if (card.version > this.queue.server.version) this.queue = receiveCard(this.queue, card)
  }

  /** Pushes come in any order. */
  handlePush(choice: number): void {
    const [push] = this.pushes.splice(choice % Math.max(1, this.pushes.length), 1)
    if (push) this.receive(push)
  }

  keepMine(): void {
    this.queue = reapplyLocal(this.queue)
  }

  keepTheirs(): void {
    for (const { change } of this.queue.conflicts) for (const word of wordsOf(change)) this.own.delete(word)
    this.queue = discardLocal(this.queue)
  }

  /** Everything under way arrives, and what waits is sent until nothing waits. */
  settle(opId: () => string): void {
    while (this.pushes.length > 0) this.handlePush(0)
    this.commitTyping(false)
    for (let round = 0; this.queue.inFlight || this.queue.later || this.queue.conflicts.length > 0; round++) {
      expect(round).toBeLessThan(20)
      this.keepTheirs()
      for (let index = 0; cellsHeld(this.queue); index++) this.type(index)
      this.dequeue(opId())
      this.reachServer(false)
      this.handleAnswer(false)
    }
  }

  expectSound(): void {
    const shown = shownCard(this.queue)
    expect(shown.cells).toHaveLength(shown.gridSize ** 2)
    if (shown.hasFreeSpace) expect(shown.cells[freeIndexOf(shown)]).toBe('')
    const { conflicts, inFlight } = this.queue
    const inConflict = conflicts.flatMap(({ change }) => wordsOf(change))
    // Words for a former grid are on no screen until the answer arrives.
    const flying = inFlight ? wordsOf(inFlight.edit.change) : []
    const known = new Set([...this.server.everStored, ...wordsOf(shown), ...inConflict, ...flying])
    expect([...this.own].filter((word) => !known.has(word))).toEqual([])
    const typedCells = shown.cells.filter((word) => this.own.has(word))
    expect(typedCells).toEqual([...new Set(typedCells)])
  }
}
