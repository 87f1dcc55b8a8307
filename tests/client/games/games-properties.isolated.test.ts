import { beforeEach, describe, expect, it, vi } from 'vitest'
import { judgeProof, type Verdict } from '#client/features/proof/judge-proof.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { sync } from '#messages/sync.ts'
import { sameCells } from '#shared/rules/grid.ts'
import { readProof, type Proof } from '#shared/rules/proof.ts'
import { settled, type Request } from './game-host.ts'
import { resetStore } from '#tests/support/resettable-store.ts'
import { insist } from './insist.ts'
import { RandomGame } from './random-game.ts'
import { TabStorage } from './tab-storage.ts'
import { truthOf } from './true-verdict.ts'

/** The pages' way to the server. */
const network = vi.hoisted(() => ({
  send: (_request: unknown): Promise<unknown> => Promise.reject(new Error('No game')),
}))
vi.mock('#client/lib/api-client.ts', async (original) => ({
  ...(await original<object>()),
  call: (name: string, input: object) => network.send({ name, input }),
}))
vi.mock('#client/lib/announce.ts', () => ({ announce: () => undefined }))

const GAMES = process.env.TEST_ALL === '1' ? 2000 : 60
/** Games of one test: a test's own setup takes as long as one of them. */
const TOGETHER = 20
const STEPS = 50
const MO = {
  id: 'mo',
  username: 'mo',
  email: 'mo@example.com',
  displayName: 'Mo the Host',
  profileIcon: 'cat',
  createdAt: '2026-11-21T10:00:00.000Z',
  emailVerified: false,
  authProvider: 'local',
} as const

const EVERYTHING = [
  ...['call', 'take back', 'the bot calls', 'the bot takes back', 'the bot writes', 'new round', 'pattern'],
  ...[
    'mend',
    'mend an extra word',
    'delete',
    'delete an extra word',
    'add',
    'add an extra word',
    'write twice',
  ],
  ...['swap', 'shuffle', 'free-space', 'resize', 'paste', 'put', 'undo', 'hide the calls', 'show the calls'],
  ...['offline', 'online', 'never arrives', 'arrives, its answer does not'],
  ...['mark', 'mark a called square', 'unmark', 'reset', 'undo a reset', 'take back what was marked'],
  ...[
    'close',
    'open',
    'open on what the browser keeps',
    'sleep',
    'wake',
    'answer new-round',
    'answer words-gone',
  ],
  ...['automatic marks on', 'automatic marks off', 'automatic marks', 'presses of hosts'],
  ...['calls that were mended', 'calls that went with their words', 'called lists that were replaced'],
  ...['won, at once', 'won, later', 'notWon, at once', 'notWon, later', 'unknown, later'],
  'told that a word was not called',
]

const tally: Record<string, number> = {}
const count = (what: string, times = 1) => (tally[what] = (tally[what] ?? 0) + times)

/** A game with the proofs that its players send, and the words that its hosts are told were not called. */
class WatchedGame extends RandomGame {
  readonly #proofs: Proof[] = []
  readonly #told = new Set<string>()
  readonly #stop: () => void

  constructor(seed: number) {
    super(seed, tally)
    network.send = (request) => {
      const host = this.hosts.find(({ cardId }) => cardId === (request as Request).input.params.cardId)
      return host ? host.request(request as Request) : Promise.reject(new Error('No host'))
    }
    this.#stop = store.sub(toastAtom, () => this.#listen())
  }

  override end(): void {
    this.#stop()
    super.end()
  }

  #listen(): void {
    const title = store.get(toastAtom)?.title
    if (title !== undefined) this.#told.add(title)
    const { names } = this.server.truth
    const text = [...names.keys()].find((name) => sync.notCalled(name) === title)
    if (text === undefined) return
    this.did('told that a word was not called', text)
    const now = new Set(this.server.truth.words().values())
    if ([...names.get(text)!].some((word) => now.has(word))) this.did('told although it is there', text)
  }

  /** Whether a host was told that a word was not called, by any letters that it has had. */
  #isTold(text: string): boolean {
    const { names } = this.server.truth
    const words = names.get(text) ?? new Set()
    const all = [
      text,
      ...[...names].flatMap(([name, its]) => ([...its].some((word) => words.has(word)) ? [name] : [])),
    ]
    return all.some((name) => this.#told.has(sync.notCalled(name)))
  }

  check(): void {
    for (const player of this.players) {
      if (!player.isOpen()) continue
      count('automatic marks', player.checkMarked())
      if (this.chance(25)) this.#takeProof(player.proof())
    }
    for (const proof of this.#proofs) if (this.chance(20)) this.#judge(proof)
  }

  #takeProof(fragment: string | undefined): void {
    const proof = fragment === undefined ? undefined : readProof(fragment)
    if (!proof) return
    this.#proofs.push(proof)
    if (this.#proofs.length > 8) this.#proofs.shift()
    this.#judge(proof)
  }

  #judge(proof: Proof): void {
    const { verdict, sentence } = judgeProof(this.server.card, proof)
    const { hasWon, mayBeUnknown } = truthOf(this.server, proof)
    const isNew = proof.version === this.server.card.version
    count(`${verdict}, ${isNew ? 'at once' : 'later'}`)
    const allowed: Verdict[] = [hasWon ? 'won' : 'notWon', ...(mayBeUnknown ? ['unknown' as const] : [])]
    insist(allowed.includes(verdict), `${verdict} for ${JSON.stringify(proof)}: ${sentence}`)
  }

  /** The network is good again, and everyone looks. */
  async comeToAnEnd(): Promise<void> {
    for (const host of this.hosts) host.comeBack()
    for (let round = 0; round < 60; round++) {
      await settled()
      if (this.hosts.every((host) => host.client.isIdle())) break
      for (const host of this.hosts) {
        host.receive()
        if (host.isBusy()) await host.deliver('arrives', false)
        else host.retry()
      }
    }
    for (const host of this.hosts) host.receive()
    for (const player of this.players) {
      if (!player.isOpen()) player.open(false)
      player.isAwake = true
      player.see()
    }
    this.check()
    this.#checkCalls()
  }

  /** Each press of a host reached the list once, or was taken back before, or its host was told. */
  #checkCalls(): void {
    const { stored, heard, truth, card } = this.server
    for (const host of this.hosts) {
      const isSeen = sameCells(host.shown().called, card.called)
      insist(isSeen || !host.client.isIdle(), `${host.cardId} sees the calls at last`)
      for (const [opId, text] of host.pressed) {
        const words = truth.names.get(text)
        const isSafe = heard.has(opId) || host.cancelled.has(opId) || host.queued().includes(opId)
        insist(isSafe || this.#isTold(text), `${host.cardId}'s ${text} is not lost`)
        const { times = 0, word } = stored.get(opId) ?? {}
        insist(times <= 1, `${text} is stored once`)
        // A host who missed that a word was deleted and another written there can't tell that from a mend.
        if (word && !words?.has(word)) count('another word was called in its place')
        count('presses of hosts')
      }
    }
    count('calls that were mended', truth.mended)
    count('calls that went with their words', truth.gone)
    count('called lists that were replaced', truth.replaced)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const times = (what: string) => tally[what] ?? 0

async function playGame(seed: number): Promise<void> {
  resetStore()
  vi.stubGlobal('localStorage', new TabStorage())
  store.set(sessionAtom, { status: 'signed-in', user: MO })
  const game = new WatchedGame(seed)
  try {
    for (let step = 0; step < STEPS; step++) {
      await game.step()
      game.check()
    }
    await game.comeToAnEnd()
  } catch (error) {
    throw new Error(`Game ${seed}, after ${game.log.join('\n')}`, { cause: error })
  } finally {
    game.end()
  }
}

describe('any game', () => {
  it.each(Array.from({ length: GAMES / TOGETHER }, (_, at) => at * TOGETHER))(
    `CALL-2, CALL-8, CALL-13, CALL-14, PROOF-5: ${TOGETHER} from %i on have the calls, marks and verdicts of a naive model`,
    async (first) => {
      for (let seed = first; seed < first + TOGETHER; seed++) await playGame(seed)
    },
  )

  it('CALL-2, CALL-8, CALL-13, CALL-14, PROOF-5: these games contain enough of every kind of event', () => {
    const rare = EVERYTHING.filter((what) => times(what) < GAMES / 60)
    expect(rare).toEqual([])
    const [won, notWon, unknown] = ['won', 'notWon', 'unknown'].map(
      (verdict) => times(`${verdict}, at once`) + times(`${verdict}, later`),
    ) as [number, number, number]
    const all = won + notWon + unknown
    expect(won / all).toBeGreaterThan(0.2)
    expect(notWon / all).toBeGreaterThan(0.2)
    // A proof that is shown at once is nearly always judged.
    expect(times('unknown, at once') / (times('won, at once') + times('notWon, at once'))).toBeLessThan(0.15)
    expect(times('another word was called in its place') / times('presses of hosts')).toBeLessThan(0.005)
    expect(times('told although it is there') / times('presses of hosts')).toBeLessThan(0.01)
  })
})
