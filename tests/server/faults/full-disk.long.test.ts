import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import {
  limitedFiles,
  protectedFiles,
  smallDisk,
  type FillableDisk,
} from '#tests/support/faults/small-disk.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'

/** Long words with four bytes per letter, so that few cards fill the disk and the free space in the database's file. */
const CELLS = Array.from({ length: 25 }, (_, index) => `${index} ${'𝕩'.repeat(46)}`)
const MAX_CARDS = 900

const disks: [string, FillableDisk | undefined][] = [
  ['a file system without space', smallDisk()],
  ['files that cannot grow', limitedFiles()],
  ['a disk that became read-only', protectedFiles()],
]

afterAll(() => {
  for (const [, disk] of disks) disk?.remove()
})

describe.each(disks)('on %s', (_name, disk) => {
  afterEach(async () => {
    await endServers()
    endAllDbProcesses()
  })

  it.skipIf(disk === undefined)('FLT-6: only saves are refused', { timeout: 300_000 }, async () => {
    const { dataDir, fill, empty } = disk!
    const server = await startServer({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const crowd = await gatherCrowd(server.url, { allowed: [503] })
    const collector = await signUp(server.url)
    await crowd.moreSaves(30)

    fill(server.pid)
    const made: string[] = []
    let refusal: { status: number; body: unknown } | undefined
    while (!refusal && made.length < MAX_CARDS) {
      const answer = await collector.call('POST', '/api/cards', { cells: CELLS })
      if (answer.status === 201) made.push(answer.body.cardId)
      else if (answer.status !== 429) refusal = answer
    }
    expect(refusal).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await eventually(
      () => crowd.answered(503),
      (refused) => refused > 0,
    )
    const guest = guestOf(server.url)
    const { players } = crowd
    for (const { cardId } of players)
      expect((await guest.call('GET', `/api/cards/${cardId}`)).status).toBe(200)
    for (const { isJoined } of players) expect(isJoined).toBe(true)

    empty(server.pid)
    await crowd.moreSaves(40)
    expect((await collector.call('POST', '/api/cards', { cells: CELLS })).status).toBe(201)
    for (const cardId of made) expect((await guest.call('GET', `/api/cards/${cardId}`)).status).toBe(200)
    for (const { ends } of players) expect(ends).toEqual([])
    await crowd.end()
    expect(crowd.answered(NO_ANSWER)).toBe(0)
    await server.stop()

    const db = await startDbProcess(dataDir)
    expect(await db.verify()).toMatchObject({ problems: [] })
    await db.end('SIGTERM')
  })
})
