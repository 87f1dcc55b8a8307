import { vi } from 'vitest'
import { PATTERNS, type GridSize } from '#shared/product.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { freeIndexOf, withFreeCellEmpty, type Random } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { GameHost, settled } from './game-host.ts'
import { GameServer, type Fate } from './game-server.ts'
import { GamePlayer } from './game-player.ts'
import { takeTurn } from './player-turn.ts'

const CARD_ID = 'gameOfAll1'
const HOST_IDS = ['hostOne111', 'hostTwo222'] as const

function randomCard(random: Random): Card {
  const gridSize = randomOf(random, [3, 3, 3, 4, 5] as const satisfies GridSize[])
  const hasFreeSpace = randomBelow(random, 2) === 0
  const said = Array.from({ length: gridSize ** 2 }, (_, at) => (randomBelow(random, 12) > 0 ? `w${at}` : ''))
  const cells = withFreeCellEmpty(said, freeIndexOf({ gridSize, hasFreeSpace }))
  const extra = Array.from({ length: randomBelow(random, 8) }, (_, at) => `x${at}`)
  return sampleCard({ cardId: CARD_ID, gridSize, hasFreeSpace, cells, extra })
}

/** One game: two hosts and a bot, five players, and what really happens. Every step is one thing that one of them does. */
export class RandomGame {
  readonly log: string[] = []
  readonly random: Random
  readonly server: GameServer
  readonly hosts: GameHost[]
  readonly players: GamePlayer[]
  readonly #tally: Record<string, number>
  #words = 0
  #opIds = 0

  constructor(seed: number, tally: Record<string, number>) {
    this.#tally = tally
    this.random = seededRandom(seed)
    vi.spyOn(Math, 'random').mockImplementation(this.random)
    this.server = new GameServer(randomCard(this.random))
    this.hosts = HOST_IDS.map((id) => new GameHost(id, this.server))
    const player = (name: string, isOwn: boolean, isMarking: boolean) =>
      new GamePlayer(name, this.server, isOwn ? `${name}${seed}` : undefined, isMarking)
    this.players = [
      player('Ada', false, false),
      player('Bo', false, true),
      player('Cy', true, false),
      player('Di', true, true),
      player('Eve', true, randomBelow(this.random, 2) === 0),
    ]
    for (const one of this.players) one.open(false)
  }

  end(): void {
    for (const host of this.hosts) host.end()
    for (const player of this.players) if (player.isOpen()) player.close()
    vi.clearAllTimers()
  }

  did(what: string, detail: unknown = ''): void {
    this.#tally[what] = (this.#tally[what] ?? 0) + 1
    this.log.push(`${what} ${JSON.stringify(detail)}`)
  }

  chance(percent: number): boolean {
    return randomBelow(this.random, 100) < percent
  }

  one<T>(items: readonly T[]): T | undefined {
    return items.length > 0 ? randomOf(this.random, items) : undefined
  }

  #fresh = () => `n${++this.#words}`

  async step(): Promise<void> {
    const kind = randomBelow(this.random, 100)
    const host = randomOf(this.random, this.hosts)
    if (kind < 18) this.#call(host)
    else if (kind < 32) this.#edit(host)
    else if (kind < 36) this.#operate(host)
    else if (kind < 38) this.#play(host)
    else if (kind < 46) this.#bot()
    else if (kind < 82) takeTurn(this, randomOf(this.random, this.players))
    else this.#network(host)
    await settled()
    for (const one of this.hosts)
      if (one.isBusy() && this.chance(60)) await one.deliver(this.#fate(), this.chance(20))
    this.push()
    await settled()
  }

  #fate(): Fate {
    const roll = randomBelow(this.random, 20)
    if (roll > 2) return 'arrives'
    const fate = roll === 0 ? 'never arrives' : 'arrives, its answer does not'
    this.did(fate)
    return fate
  }

  /** Bursts are pushed as their newest version, to some sooner than to others. */
  push(): void {
    for (const host of this.hosts) if (this.chance(80)) host.receive()
    for (const player of this.players) if (this.chance(85)) player.see()
  }

  #call(host: GameHost): void {
    const card = host.shown()
    const words = wordsOf(card)
    const isCalled = this.chance(88)
    const word = this.one(words.filter((text) => card.called.includes(text) !== isCalled))
    if (word === undefined) return
    this.did(isCalled ? 'call' : 'take back', [host.cardId, word])
    host.call(word, isCalled)
  }

  #edit(host: GameHost): void {
    const card = host.shown()
    const free = freeIndexOf(card)
    const squares = [...card.cells.keys()].filter((index) => index !== free)
    const filled = this.one(squares.filter((index) => card.cells[index] !== ''))
    const blank = this.one(squares.filter((index) => card.cells[index] === ''))
    const beyond = this.one([...card.extra.keys()])
    const word = this.#fresh()
    const kind = randomBelow(this.random, 10)
    if (kind < 3 && filled !== undefined) {
      this.did('mend', [host.cardId, card.cells[filled], word])
      host.write(filled, word)
    } else if (kind < 5 && beyond !== undefined) {
      this.did('mend an extra word', [host.cardId, card.extra[beyond], word])
      host.writeExtra(card.extra.with(beyond, word))
    } else if (kind === 5 && filled !== undefined) {
      this.did('delete', [host.cardId, card.cells[filled]])
      host.write(filled, '')
    } else if (kind === 6 && beyond !== undefined) {
      this.did('delete an extra word', [host.cardId, card.extra[beyond]])
      host.writeExtra(card.extra.toSpliced(beyond, 1))
    } else if (kind === 7 && filled !== undefined && blank !== undefined) {
      this.did('write twice', [host.cardId, card.cells[filled]])
      host.write(blank, card.cells[filled] ?? '')
    } else if (blank !== undefined) {
      this.did('add', [host.cardId, word])
      host.write(blank, word)
    } else {
      this.did('add an extra word', [host.cardId, word])
      host.writeExtra([...card.extra, word])
    }
  }

  #operate(host: GameHost): void {
    const { undo } = host
    if (undo && this.chance(60)) {
      this.did('undo', host.cardId)
      host.undo = undefined
      return undo()
    }
    const { gridSize, hasFreeSpace, extra, cells } = host.shown()
    const [one, other] = [randomBelow(this.random, cells.length), randomBelow(this.random, cells.length)]
    const list = Array.from({ length: 9 }, this.#fresh)
    const word = this.one(extra)
    const roll = randomBelow(this.random, 9)
    if (roll < 3) this.#did(host, { type: 'swap', one, other })
    else if (roll === 3) this.#did(host, { type: 'shuffle' })
    else if (roll === 4) this.#did(host, { type: 'free-space', on: !hasFreeSpace })
    else if (roll === 5) this.#did(host, { type: 'resize', gridSize: gridSize === 3 ? 4 : 3 })
    else if (roll === 6) this.#did(host, { type: 'paste', items: list, mode: 'replace' })
    else if (word !== undefined) this.#did(host, { type: 'put', word, index: one })
  }

  #did(host: GameHost, operation: Parameters<GameHost['operate']>[0]): void {
    if (host.operate(operation)) this.did(operation.type, [host.cardId, operation])
  }

  #play(host: GameHost): void {
    const { showsCalls } = host.shown()
    const roll = randomBelow(this.random, 10)
    if (roll < 4) {
      this.did('new round')
      this.server.patch({ newRound: true, opId: this.#opId() })
    } else if (roll < 6 || !showsCalls) {
      this.did(showsCalls ? 'hide the calls' : 'show the calls', host.cardId)
      host.setField('showsCalls', !showsCalls)
    } else {
      const pattern = this.chance(60) ? 'line' : randomOf(this.random, PATTERNS)
      this.did('pattern', [host.cardId, pattern])
      host.setField('pattern', pattern)
    }
  }

  #opId = () => `bot${String(++this.#opIds).padStart(7, '0')}`

  #bot(): void {
    const { card } = this.server
    const { gridSize, hasFreeSpace, called, cells } = card
    const at = randomBelow(this.random, cells.length)
    const roll = randomBelow(this.random, 10)
    const word = this.one(wordsOf(card))
    const back = this.one(called)
    const opId = this.#opId()
    if (roll < 7 && word !== undefined) {
      this.did('the bot calls', word)
      this.server.patch({ call: word, opId })
    } else if (roll < 8 && back !== undefined) {
      this.did('the bot takes back', back)
      this.server.patch({ uncall: back, opId })
    } else if (at !== freeIndexOf(card)) {
      const text = this.#fresh()
      this.did('the bot writes', [cells[at], text])
      this.server.patch({ cells: { [at]: text }, gridSize, hasFreeSpace, opId })
    }
  }

  #network(host: GameHost): void {
    if (host.isOnline && this.chance(30)) {
      this.did('offline', host.cardId)
      host.isOnline = false
    } else {
      if (!host.isOnline) this.did('online', host.cardId)
      host.comeBack()
    }
  }
}
