import {
  acknowledge,
  addStep,
  adopt,
  isIdle,
  nextRequest,
  receive,
  reject,
  shownCard,
  type Pending,
} from '#client/sync/change/pending.ts'
import {
  extraStep,
  fieldStep,
  operationStep,
  perform,
  wordsStep,
  type Step,
} from '#client/sync/change/steps.ts'
import type { Operation } from '#client/sync/change/operations.ts'
import { wordsIn } from '#client/sync/change/revert.ts'
import { MAX_EXTRA, MIN_FILLED_CELLS } from '#shared/product.ts'
import type { StoredCard } from '#shared/rules/card-changes.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { Card } from '#shared/schemas/card.ts'
import { randomBelow, randomOf, seededRandom } from './random.ts'
import { sampleCard } from './sample-card.ts'

interface Tab {
  /** Tabs of one author share a browser: a tab that closes leaves its unsent edits to another. */
  author: string
  pending: Pending
  inbox: Card[]
  answer?: { isLost: boolean; isOk: boolean; card: Card } | undefined
  refusals: number
  undoable?: { before: Card; after: Card } | undefined
}

/** Three authors with four tabs edit one card, with lost and late requests and pushes. */
export class StepsHistory {
  random: () => number
  readonly tabs: Tab[]
  readonly backups: (StoredCard & Card)[] = []
  /** Words that no author has removed after seeing them. */
  readonly alive = new Set<string>()
  server: StoredCard & Card
  mostRefusals = 0
  told = 0
  readonly #known = new Set<string>()
  #count = 0

  constructor(seed: number, extra: string[]) {
    this.random = seededRandom(seed)
    this.server = { ...sampleCard({ extra }), opIds: [] }
    for (const word of wordsIn(this.server)) this.#known.add(word)
    this.tabs = ['A', 'A', 'B', 'C'].map((author) => ({
      author,
      pending: { server: this.card(), sent: [], steps: [] },
      inbox: [],
      refusals: 0,
    }))
  }

  card(): Card {
    const { opIds: _opIds, ...card } = this.server
    return structuredClone(card)
  }

  #store(stored: StoredCard): void {
    this.server = {
      ...this.server,
      ...structuredClone(stored),
      version: this.server.version + 1,
    } as typeof this.server
    for (const tab of this.tabs) if (this.random() < 0.7) tab.inbox.push(this.card())
  }

  #id = () => `id-${++this.#count}`

  /** Performs a step. Words that the author removes from their screen may be lost. */
  do(tab: Tab, step: Step): void {
    const before = shownCard(tab.pending)
    // Examples fill only blank squares.
    if (step.type === 'operation' && step.operation.type === 'fill')
      for (const word of step.operation.items) this.#known.add(word)
    if (!perform(before, step)) {
      this.told++
      return
    }
    tab.pending = addStep(tab.pending, { ...step, id: this.#id() })
    const now = wordsIn(shownCard(tab.pending))
    for (const word of wordsIn(before)) if (!now.includes(word)) this.alive.delete(word)
    for (const word of now)
      if (!this.#known.has(word)) {
        this.#known.add(word)
        this.alive.add(word)
      }
    // Words without room are not on the card.
    if (step.type === 'operation' && step.operation.type === 'paste')
      for (const word of step.operation.items) this.#known.add(word)
  }

  type(tab: Tab): void {
    const shown = shownCard(tab.pending)
    const index = randomBelow(this.random, shown.cells.length)
    if (index === freeIndexOf(shown)) return
    const text = this.random() < 0.1 ? '' : `${tab.author} ${++this.#count}`
    this.do(tab, wordsStep(index, text, shown.cells[index]!, shown))
  }

  operation(): Operation {
    const items = Array.from({ length: 8 }, () => `listed ${++this.#count}`)
    return randomOf<Operation>(this.random, [
      { type: 'shuffle' },
      { type: 'shuffle' },
      { type: 'resize', gridSize: randomOf(this.random, [3, 4, 5]) },
      { type: 'free-space', on: this.random() < 0.5 },
      { type: 'clear' },
      { type: 'swap', one: randomBelow(this.random, 9), other: randomBelow(this.random, 9) },
      { type: 'fill', items },
      { type: 'paste', items, mode: this.random() < 0.5 ? 'fill' : 'replace' },
    ])
  }

  act(tab: Tab): void {
    const shown = shownCard(tab.pending)
    const pick = this.random()
    if (pick < 0.5) this.type(tab)
    else if (pick < 0.62) {
      this.do(tab, operationStep(shown, this.operation(), this.#id()))
      tab.undoable = { before: shown, after: shownCard(tab.pending) }
    } else if (pick < 0.68 && tab.undoable) {
      this.do(tab, operationStep(shown, { type: 'undo', ...tab.undoable }, this.#id()))
      tab.undoable = undefined
    } else if (pick < 0.74) {
      const left = this.random() < 0.5 ? shown.extra.slice(1) : shown.extra
      const added = left.length < MAX_EXTRA ? [`${tab.author} extra ${++this.#count}`] : []
      this.do(tab, extraStep([...left, ...added], shown.extra))
    } else if (pick < 0.78) this.do(tab, fieldStep('title', `Title ${++this.#count}`, shown.title))
    else if (pick < 0.8) {
      const url = `https://example.com/${++this.#count}.png`
      this.do(tab, fieldStep('freeSpaceImageUrl', url, shown.freeSpaceImageUrl))
    } else if (pick < 0.88) {
      const words = [...wordsIn(shown)]
      if (words.length > 0) this.do(tab, { type: 'call', word: randomOf(this.random, words) })
    } else if (pick < 0.9 && shown.called.length > 0)
      this.do(tab, { type: 'call', word: randomOf(this.random, shown.called), undo: true })
    else if (pick < 0.94) this.close(tab)
    else if (pick < 0.96) this.backUp()
  }

  /** Closes a tab: another tab of the author takes over its unsent edits, or the same one at the next visit. */
  close(tab: Tab): void {
    const other = this.tabs.findLast((one) => one.author === tab.author)!
    const { sent, steps } = tab.pending
    tab.pending = { ...tab.pending, sent: [], steps: [] }
    tab.answer = undefined
    other.pending = adopt(other.pending, { sent, steps })
  }

  backUp(): void {
    if (this.backups.length === 0) this.backups.push(structuredClone(this.server))
    else {
      this.server = this.backups.pop()!
      this.alive.clear()
      for (const tab of this.tabs) tab.inbox = []
    }
  }

  send(tab: Tab): void {
    if (tab.answer) return
    const next = nextRequest(tab.pending, this.#id(), this.random() < 0.9)
    tab.pending = next.pending
    for (const step of next.undone) {
      this.told++
      const words = JSON.stringify(step)
      // These words are in the toast, or offered by it.
      for (const word of this.alive) if (words.includes(`"${word}"`)) this.alive.delete(word)
    }
    const [request] = tab.pending.sent
    if (!request || this.random() < 0.1) return
    const isCurrent = request.ifVersion === undefined || request.ifVersion === this.server.version
    const judgement = judgeChange(this.server, request.change, isCurrent)
    if (judgement.kind === 'changed') this.#store(judgement.next)
    const isCall = (request.change.call ?? request.change.uncall) !== undefined
    if (judgement.kind === 'invalid' && !isCall)
      throw new Error(`${JSON.stringify(judgement)} for ${JSON.stringify(request.change)}`)
    const isOk = isCall || ['changed', 'unchanged', 'repeated'].includes(judgement.kind)
    tab.answer = { isLost: this.random() < 0.15, isOk, card: this.card() }
  }

  settle(tab: Tab): void {
    const { answer } = tab
    tab.answer = undefined
    if (!answer || answer.isLost) return
    this.#receive(tab, answer.card, !answer.isOk)
    tab.pending = answer.isOk ? acknowledge(tab.pending) : reject(tab.pending)
    tab.refusals = answer.isOk ? 0 : tab.refusals + 1
    this.mostRefusals = Math.max(this.mostRefusals, tab.refusals)
  }

  hear(tab: Tab): void {
    const at = randomBelow(this.random, tab.inbox.length + 1)
    const [card] = tab.inbox.splice(at, 1)
    if (card) this.#receive(tab, card, false)
  }

  #receive(tab: Tab, card: Card, isCertain: boolean): void {
    if (card.version > tab.pending.server.version || isCertain) tab.pending = receive(tab.pending, card)
  }

  play(length: number): void {
    for (let turn = 0; turn < length; turn++) {
      const tab = randomOf(this.random, this.tabs)
      randomOf(this.random, [
        () => this.act(tab),
        () => this.act(tab),
        () => this.send(tab),
        () => this.send(tab),
        () => this.settle(tab),
        () => this.settle(tab),
        () => this.hear(tab),
      ])()
    }
  }

  /** Restores the network. @returns whether all screens settled */
  end(): boolean {
    this.random = () => 0.5
    for (let turn = 0; turn < 400; turn++) {
      for (const tab of this.tabs) {
        tab.inbox = []
        tab.pending = receive(tab.pending, this.card())
        const { cells } = shownCard(tab.pending)
        const free = freeIndexOf(shownCard(tab.pending))
        const blank = cells.findIndex((text, at) => text === '' && at !== free)
        if (filledCount(cells, free) < MIN_FILLED_CELLS && !isIdle(tab.pending))
          this.do(tab, wordsStep(blank, `last ${++this.#count}`, '', shownCard(tab.pending)))
        this.send(tab)
        this.settle(tab)
      }
      if (this.tabs.every((tab) => isIdle(tab.pending) && !tab.answer)) return true
    }
    return false
  }
}
