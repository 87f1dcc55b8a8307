import { expect, it } from 'vitest'
import type { Random } from '#shared/rules/grid.ts'
import { guestOf } from '#tests/server/cards/person.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { bearableFrame, wildFrame } from '#tests/support/faults/random-frames.ts'
import { randomRequest, type RequestUser } from '#tests/support/faults/random-requests.ts'
import { sendRequests } from '#tests/support/faults/raw-requests.ts'
import { sendFrames } from '#tests/support/faults/raw-websocket.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'
import { startServer } from '#tests/support/server-process.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const FRAMES = 70_000
const REQUESTS = 30_000
/** Below the limit of 20 events a second per socket, so that most frames are processed. */
const FRAMES_PER_CONNECTION = 17
/** Below the limit of 8 requests in progress per connection. */
const REQUESTS_PER_CONNECTION = 6
const CONNECTIONS_AT_ONCE = 32
const USERS = 40
const CARDS_OF_USER = 6

const dir = newFolder()

/** Registers a user with cards, a category and an item, who also knows the id of an official category. */
async function requestUser(url: string): Promise<RequestUser> {
  const { visitor, user } = await registeredVisitor(url)
  const made = async (path: string, body: object) => (await visitor.post(path, body)).body
  const cards = await Promise.all(
    Array.from({ length: CARDS_OF_USER }, () => made('/api/cards', { gridSize: 3 })),
  )
  const { categoryId } = await made('/api/categories', { name: 'Own words' })
  const item = await made(`/api/categories/${categoryId}/content`, { content: 'a word' })
  return {
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ids: {
      cardId: cards.map(({ cardId }) => cardId),
      id: [categoryId, item.id, 'movienight'],
      categoryId: [categoryId, 'movienight'],
      userId: [user.id],
    },
  }
}

/** Runs `task` several times in parallel, until it returns nothing more. */
async function atOnce(task: () => Promise<unknown> | undefined): Promise<void> {
  await Promise.all(
    Array.from({ length: CONNECTIONS_AT_ONCE }, async () => {
      for (let work = task(); work; work = task()) await work
    }),
  )
}

/**
 * Sends all requests and frames, on many connections.
 * @returns how often each outcome occurred (a status, or the outcome of a connection with frames), and the outcomes
 * that no input may cause
 */
async function sendAll(random: Random, { port, users }: { port: number; users: readonly RequestUser[] }) {
  const outcomes = new Map<string, number>()
  const problems: string[] = []
  const cardIds = users.flatMap(({ ids }) => ids.cardId!)
  let framesLeft = FRAMES
  let requestsLeft = REQUESTS

  function note(sent: readonly Buffer[], ...got: (string | number)[]): void {
    for (const outcome of got) outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1)
    if (got.includes('hung') || got.some((outcome) => Number(outcome) >= 500))
      problems.push(
        `${got.join(' ')} after ${JSON.stringify(sent.map((bytes) => String(bytes).slice(0, 500)))}`,
      )
  }
  const isReset = () => randomBelow(random, 20) === 0
  async function sendSomeFrames(): Promise<void> {
    const size = Math.min(framesLeft, FRAMES_PER_CONNECTION)
    framesLeft -= size
    const frames = Array.from({ length: size }, (_, at) =>
      (at < size - 1 ? bearableFrame : wildFrame)(random, cardIds, at),
    )
    note(frames, await sendFrames(port, frames, { isReset: isReset() }))
  }
  async function sendSomeRequests(): Promise<void> {
    const isDistorted = randomBelow(random, 8) === 0
    const size = Math.min(requestsLeft, isDistorted ? 1 : REQUESTS_PER_CONNECTION)
    requestsLeft -= size
    const user = randomOf(random, users)
    const requests = Array.from({ length: size }, (_, at) =>
      randomRequest(random, user, { isLast: at === size - 1, isDistorted }),
    )
    note(requests, ...((await sendRequests(port, requests, { isReset: isReset() })) ?? ['hung']))
  }

  await atOnce(() => {
    const left = framesLeft + requestsLeft
    if (left === 0) return undefined
    return randomBelow(random, left) < framesLeft ? sendSomeFrames() : sendSomeRequests()
  })
  return { outcomes, problems }
}

it(
  `FLT-12: ${FRAMES + REQUESTS} random frames and requests cause no crash or 500, and others’ saves and pages continue`,
  { timeout: 900_000 },
  () =>
    withSeed(async (random) => {
      const server = await startServer({
        PORT: '0',
        DATA_DIR: dir,
        LOG_LEVEL: 'error',
        TRUST_PROXY_HOPS: '1',
        OPERATOR_NAME: 'Riverside School',
        OPERATOR_EMAIL: 'office@riverside.example',
        GOOGLE_CLIENT_ID: 'fuzz',
        GOOGLE_CLIENT_SECRET: 'fuzz',
        // Nothing listens on this port.
        GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/',
      })
      const port = Number(new URL(server.url).port)
      const started = server.output()
      const crowd = await gatherCrowd(server.url, { allowed: [], pauseMs: 1000 })
      const users = await Promise.all(Array.from({ length: USERS }, () => requestUser(server.url)))

      const savedBefore = crowd.saved()
      const { outcomes, problems } = await sendAll(random, { port, users })
      expect(problems).toEqual([])
      // A large part of the input was processed as the kind of request that it resembles.
      for (const outcome of ['answered', 'ended', 'left', '200', '201', '400', '401', '404'])
        expect(outcomes.get(outcome), outcome).toBeGreaterThan(50)
      expect(crowd.saved() - savedBefore).toBeGreaterThan(100)
      await crowd.moreSaves(16)
      for (const { ends } of crowd.players) expect(ends).toEqual([])
      await crowd.end()
      expect(crowd.answered(NO_ANSWER)).toBe(0)
      expect((await guestOf(server.url).call('GET', '/readyz')).status).toBe(200)
      // No error was logged, and Node printed no warnings.
      expect(server.output()).toBe(started)
      expect(server.errors()).toBe('')
      await server.stop()
    }),
)
