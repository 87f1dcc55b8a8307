import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { verify } from '#server/embedded-db/verify.ts'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { momentOf, write, writeCards } from '#tests/support/embedded-db/written-cards.ts'
import { runBundled } from '#tests/support/server-process.ts'

const root = temporaryDir()
const dataDir = join(root.path, 'data')
const target = join(root.path, 'backup')

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(target, { recursive: true, force: true })
})
afterAll(() => {
  endAllDbProcesses()
  root.remove()
})

const upTo = (most: number) => 1 + Math.floor(Math.random() * most)

describe('200 databases of random sizes', () => {
  for (let round = 0; round < 200; round++) {
    const [count, bytes, updates] = [upTo(2500), upTo(4000), upTo(round % 2 ? 20 : 400)]
    const isMixed = round % 3 === 0
    const isWritten = round % 4 === 0
    const written = isWritten ? ', while they are written' : ''
    it(`OPS-12: ${count} cards of ${bytes} bytes after ${updates} updates${written}, are whole in a backup`, async () => {
      const source = await startDbProcess(dataDir)
      const client = await connect(source.uri)
      await writeCards(client, count, () => (isMixed ? upTo(2 * bytes) : bytes))
      let n = count
      for (; n < count + updates; n++) await write(client, count, n)
      let isOver = !isWritten
      if (!isWritten) await source.end('SIGTERM')
      const writing = (async () => {
        for (; !isOver; n++) await write(client, count, n)
      })()
      const backup = await runBundled('backup', [target], { DATA_DIR: dataDir })
      isOver = true
      await writing
      if (isWritten) expect(await momentOf(client, count)).toBe(n - 1)
      await client.close()
      if (isWritten) await source.end('SIGTERM')
      expect(backup).toMatchObject({ code: 0, stderr: '' })

      const copy = await startEmbeddedDb({ dataDir: target })
      const reader = await connect(copy.uri)
      expect(verify(copy.engine).problems).toEqual([])
      const moment = await momentOf(reader, count, 1000)
      expect(moment).toBeGreaterThanOrEqual(count + updates - 1)
      expect(moment).toBeLessThanOrEqual(n - 1)
      await reader.close()
      await copy.close()
    })
  }
})
