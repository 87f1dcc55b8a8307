import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { network } from '#client/lib/api-client.ts'
import { store } from '#client/lib/store.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import type { CardClient } from '#client/sync/change/card-clients.ts'
import { applyAbsent, applyCard } from '#client/sync/card-store.ts'
import { borrowSocket, returnSocket, type LiveSocket } from '#client/sync/socket-client.ts'
import { wordsStep, fieldStep } from '#client/sync/change/steps.ts'
import type { SyncStatus } from '#client/sync/change/sync-status.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'

/** The rows of the table at the top of `sync-status.ts`; the header row contains the names of the states. */
const [[, ...STATES] = [], ...ROWS] = [
  ...readFileSync('client/src/sync/change/sync-status.ts', 'utf8').matchAll(/^\/\/ \| (?!-)(.+) \|$/gm),
].map(([, row]) => row!.split('|').map((cell) => cell.trim())) as [[string, ...SyncStatus[]], ...string[][]]

type Answer = '200' | '409' | '400' | '401' | '403' | '404' | '500' | 'no answer' | 'defect'
const CODES: Partial<Record<Answer, ErrorCode>> = {
  '400': 'invalid',
  '401': 'not-signed-in',
  '403': 'forbidden',
  '404': 'not-found',
}
const ANOTHER = { status: 'signed-in', user: { ...MO, id: 'another' } } as const

interface Asked {
  change: CardChange
  resolve: (response: Response) => void
  reject: (error: Error) => void
}

let server: Card
let client: CardClient
let close: () => void
let borrowed: LiveSocket
let asked: Asked[]
let answered: number

const status = () => store.get(client.statusAtom)
const shown = () => store.get(client.shownAtom)
const settled = () => vi.advanceTimersByTimeAsync(1)
const json = (code: number, body: object) => new Response(JSON.stringify(body), { status: code })

beforeEach(async () => {
  vi.useFakeTimers()
  borrowed = await borrowSocket()
  asked = []
  answered = 0
  server = {
    ...sampleCard(),
    gridSize: 3,
    hasFreeSpace: false,
    cells: ['a', 'b', 'c', 'd', 'e', '', '', '', ''],
  }
  vi.stubGlobal(
    'fetch',
    (_path: string, { body }: { body: string }) =>
      new Promise<Response>((resolve, reject) =>
        asked.push({ change: JSON.parse(body) as CardChange, resolve, reject }),
      ),
  )
  store.set(sessionAtom, { status: 'signed-in', user: MO })
  client = startCardClient(server, MO.id)
  close = client.open(() => undefined)
})
afterEach(() => {
  returnSocket(borrowed)
  close()
  client.abandon()
})

const typeTitle = () => client.apply(fieldStep('title', `Title ${asked.length}`, shown().title))
const typeSquare = (text = 'mine') => client.apply(wordsStep(0, text, shown().cells[0]!, shown()))

/** Returns the server's card with someone else's words wherever the change wrote. */
function overwritten({ title, cells }: CardChange): Card {
  const others = Object.keys(cells ?? {}).reduce((all, at) => all.with(Number(at), 'theirs'), server.cells)
  return { ...server, cells: others, ...(title !== undefined && { title: 'theirs' }) }
}

function answer({ change, resolve, reject }: Asked, how: Answer): void {
  const body = { message: 'No.', code: CODES[how] }
  server = { ...server, version: server.version + 1 }
  if (how === 'no answer') return reject(new TypeError('Failed to fetch'))
  if (how === '200') {
    const cells = Object.entries(change.cells ?? {}).reduce(
      (all, [at, text]) => all.with(Number(at), text),
      server.cells,
    )
    server = { ...server, cells, ...(change.title !== undefined && { title: change.title }) }
    return resolve(json(200, { ...server, isOwner: true, canEdit: true }))
  }
  if (how === '409') {
    server = overwritten(change)
    return resolve(json(409, { message: 'Conflict.', code: 'conflict', card: server }))
  }
  // Signs out, as `followSession` does.
  if (how === '401') store.set(sessionAtom, { status: 'signed-out' })
  resolve(json(Number(how), body))
}

/** Answers the requests in flight, and those that follow from the responses. */
async function answerAll(how: Answer): Promise<void> {
  await settled()
  while (answered < asked.length) {
    answer(asked[answered++]!, how)
    await settled()
  }
}

/** Makes sure that a request is in flight: by an edit, or by a save in states where edits wait. */
async function makeRequest(): Promise<void> {
  for (const send of [typeTitle, () => void client.saveNow()]) {
    if (answered < asked.length) return
    send()
    await settled()
  }
}

async function meet(how: Answer): Promise<void> {
  if (how === 'defect') return meetDefect()
  await settled()
  await makeRequest()
  await answerAll(how)
}

/** Makes the creation of the next request throw, since no response of a server makes our code throw. */
async function meetDefect(): Promise<void> {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const now = vi.spyOn(performance, 'now').mockImplementation(() => {
    throw new Error('A defect')
  })
  typeTitle()
  await answerAll('200')
  if (vi.mocked(console.error).mock.calls.length === 0) void client.saveNow()
  await settled()
  expect(console.error).toHaveBeenCalledWith(new Error('A defect'))
  vi.mocked(console.error).mockClear()
  now.mockRestore()
}

const REACH: Record<string, () => Promise<void> | void> = {
  saved: () => undefined,
  saving: () => typeSquare(),
  five: () => typeSquare(''),
  held: () => {
    client.setLive(false)
    typeSquare()
  },
  offline: () => meet('no answer'),
  refused: () => meet('400'),
  failed: () => meet('defect'),
  'signed-out': () => meet('401'),
  forbidden: async () => {
    await meet('403')
    store.set(sessionAtom, ANOTHER)
  },
  deleted: () => meet('404'),
}

const FIRE: Record<string, () => Promise<void> | void> = {
  edit: typeTitle,
  save: () => void client.saveNow(),
  'Live off': () => client.setLive(false),
  'Live on': () => {
    client.setLive(false)
    client.setLive(true)
  },
  'newer card': () => {
    const cells = server.cells.with(1, 'pushed')
    applyCard({ ...server, cells, version: server.version + 1 })
  },
  'card deleted': () => applyAbsent(server.cardId, 'deleted'),
  removed: () => {
    applyCard({ ...server, version: 0, canEdit: false })
  },
  'added again': () => {
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    applyCard({ ...server, isOwner: false, canEdit: true })
  },
  resume: () => void window.dispatchEvent(new Event('online')),
  'sign-in': () => store.set(sessionAtom, { status: 'signed-in', user: { ...MO } }),
  'of another': () => store.set(sessionAtom, { ...ANOTHER }),
  'socket opens': () => socket.opens(),
  'retry timer': () => vi.advanceTimersByTimeAsync(1000).then(() => undefined),
}

const CELLS = ROWS.flatMap(([event, ...cells]) =>
  cells.map((cell, at) => ({ event: event!, state: STATES[at]!, cell })),
)

describe('the states of a saved card', () => {
  afterEach(() => delete network.wayRound)

  it.each(
    (['log-in', 'read-only'] as const).flatMap((trouble) =>
      CELLS.filter(({ event, state, cell }) => state === 'offline' && event in FIRE && cell !== '·').map(
        ({ event, cell }) => ({ trouble, event, cell }),
      ),
    ),
  )('NET-2 NET-4: $trouble, $event: same as offline', async ({ trouble, event, cell }) => {
    network.wayRound = (error) => Promise.reject(Object.assign(error, { trouble }))
    await meet('no answer')
    expect(status()).toBe(trouble)
    const before = asked.length
    await FIRE[event]!()
    await settled()
    expect(status()).toBe(cell.startsWith('=') ? trouble : cell.replace('*', ''))
    expect(asked.length - before).toBe(cell.endsWith('*') ? 1 : 0)
  })

  it('LIV-11: have a row for every event and a column for every state', () => {
    expect(STATES.toSorted()).toEqual(Object.keys(REACH).toSorted())
    expect(ROWS.map(([event]) => event)).toEqual([
      ...Object.keys(FIRE),
      ...['200', '409', '400', '401', '403', '404', '500', 'no answer', 'defect'],
    ])
    expect(CELLS).toHaveLength(STATES.length * ROWS.length)
  })

  it.each(CELLS.filter(({ cell }) => cell !== '·'))(
    'LIV-11: $state, $event: $cell',
    async ({ state, event, cell }) => {
      await REACH[state]!()
      await settled()
      expect(status()).toBe(state)
      const before = asked.length
      const fire = FIRE[event]
      if (fire) await fire()
      else await meet(event as Answer)
      await settled()
      expect(status()).toBe(cell.startsWith('=') ? state : cell.replace('*', ''))
      if (fire) expect(asked.length - before).toBe(cell.endsWith('*') ? 1 : 0)
    },
  )
})
