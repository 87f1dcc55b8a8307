import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { bundledScript } from '#tests/support/bundled-script.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { eventually } from '#tests/support/eventually.ts'

const ROUND = 40
const NOTE_BYTES = 50_000

it('MOV-6: the file grows while another process reads it, and no longer once that one was killed', async () => {
  const dir = temporaryDir()
  const db = await startEmbeddedDb({ dataDir: dir.path, ttlIntervalMs: 100 })
  const client = await connect(db.uri)
  const notes = client.db().collection<{ _id: number; text: string }>('notes')
  await notes.insertOne({ _id: 1, text: '' })
  let n = 0
  /** By how many bytes a round of changes makes the file grow. */
  async function growth(): Promise<number> {
    const size = () => statSync(join(dir.path, 'database', 'data.mdb')).size
    const before = size()
    for (let i = 0; i < ROUND; i++)
      await notes.updateOne({ _id: 1 }, { $set: { text: String(n++ % 10).repeat(NOTE_BYTES) } })
    return size() - before
  }
  const script = await bundledScript('tests/support/embedded-db/snapshot-process.ts')
  const reader = spawn(process.execPath, [script, dir.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [seen] = (await once(reader.stdout, 'data')) as [Buffer]
    expect(seen.toString()).toBe('1\n')
    expect(await growth()).toBeGreaterThan((ROUND * NOTE_BYTES) / 2)
    expect(await growth()).toBeGreaterThan((ROUND * NOTE_BYTES) / 2)
    reader.kill('SIGKILL')
    await once(reader, 'exit')
    await eventually(growth, (bytes) => bytes === 0)
  } finally {
    reader.kill('SIGKILL')
    await client.close()
    await db.close()
    dir.remove()
  }
})
