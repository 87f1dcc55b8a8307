import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyCard, keepCard, releaseCard } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { backUp } from '#server/database/backup.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { takeLock } from '#server/embedded-db/lock.ts'
import type { Card } from '#shared/schemas/card.ts'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'
import { verify } from '#server/embedded-db/verify.ts'
import { momentOf, write, writeCards } from '#tests/support/embedded-db/written-cards.ts'
import { runBundled, runCommand, startServer } from '#tests/support/server-process.ts'
import { cardOf, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { newFolder } from '#tests/support/new-folder.ts'

let folder: string
let dataDir: string
let target: string

beforeEach(() => {
  folder = newFolder()
  dataDir = join(folder, 'data')
  target = join(folder, 'backup')
})

const run = (args = [target], env: Record<string, string> = {}) =>
  runBundled('backup', args, { DATA_DIR: dataDir, ...env })

/** Returns an environment that runs code when the process that makes the copy starts. */
const atCopy = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`if (process.argv.includes('--copying')) ${code}`)}`,
})

describe('a restored backup', () => {
  it('OPS-12, FLT-7: has the accounts and cards of a running server; browsers that saw newer versions accept it and new edits', async () => {
    const env = { PORT: '0', LOG_LEVEL: 'silent' }
    const lost = await startServer({ ...env, DATA_DIR: dataDir })
    const host = await registeredVisitor(lost.url)
    const { cardId } = await host.visitor.makeCard({ title: 'Of the backup' })
    const { cardId: deletedId } = await host.visitor.makeCard({ title: 'Deleted' })
    await host.visitor.send('DELETE', `/api/cards/${deletedId}`)
    const backup = await runCommand('backup', [target], { DATA_DIR: dataDir })
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    expect(backup.stdout).toBe(
      `Backed up 1 card and everything else to ${target}. It holds emails and password hashes: keep it safe.\n`,
    )
    // A browser has seen changes that are not in the backup.
    for (const title of ['Lost 1', 'Lost 2', 'Lost 3'])
      expect((await host.visitor.patch(`/api/cards/${cardId}`, { title })).status).toBe(200)
    const seen = (await newVisitor(lost.url).get(`/api/cards/${cardId}`)).body as Card
    expect(seen).toMatchObject({ title: 'Lost 3', version: 4 })
    const cardAtom = keepCard(cardId)
    applyCard(seen, { replace: true })
    const shown = () => store.get(cardAtom)?.card
    lost.signal('SIGKILL')
    await lost.ended
    rmSync(dataDir, { recursive: true })

    const restored = await startServer({ ...env, DATA_DIR: target })
    const polled = await newVisitor(restored.url).send('GET', `/api/cards/${cardId}`, {
      headers: { 'If-None-Match': `"v${seen.version}"` },
    })
    expect(polled).toMatchObject({ status: 200, body: { title: 'Of the backup' } })
    const player = await listenTo(restored.url)
    const joined = cardOf(await player.join({ cardId, as: 'play', version: seen.version }))
    expect(joined).toMatchObject({ title: 'Of the backup' })
    expect(applyCard(joined)).toBe(true)
    expect(shown()).toMatchObject({ title: 'Of the backup' })

    // A session that was ended after the backup must not be valid again.
    const before = newVisitor(restored.url, host.visitor.cookies)
    expect((await before.get('/api/user')).status).toBe(401)
    const owner = newVisitor(restored.url)
    expect((await owner.post('/api/login', host.form)).status).toBe(200)
    expect((await owner.patch(`/api/cards/${cardId}`, { title: 'After it' })).status).toBe(200)
    const changed = await player.until(snapshotOf(joined.version + 1))
    expect(applyCard((changed.payload as { card: Card }).card)).toBe(true)
    expect(shown()).toMatchObject({ title: 'After it' })
    expect((await owner.post(`/api/deleted-cards/${deletedId}/restore`)).body.version).toBe(1002)
    releaseCard(cardId)
  })

  it('OPS-12: has the database as it was at one moment under many writes, with consistent indexes', async () => {
    const owner = await startDbProcess(dataDir)
    const client = await connect(owner.uri)
    const [first, second] = ['first', 'second'].map((name) => client.db('bingoboard').collection(name))
    await first!.createIndex({ n: 1 }, { unique: true })
    let isOver = false
    let written = 0
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let n = writer; !isOver; n += 4) {
        await first!.insertOne({ n, filler: 'x'.repeat(1000) })
        await second!.insertOne({ n })
        written++
      }
    })
    while (written < 100) await first!.findOne({ n: 0 })
    const atStart = written
    await backUp(dataDir, target)
    isOver = true
    await Promise.all(writers)
    await client.close()
    await owner.end('SIGTERM')

    const copy = await startEmbeddedDb({ dataDir: target })
    expect(verify(copy.engine)).toMatchObject({ problems: [] })
    const reader = await connect(copy.uri)
    const numbers = async (name: string) =>
      (await reader.db('bingoboard').collection(name).find().toArray()).map(({ n }) => n as number)
    const [inFirst, inSecond] = [await numbers('first'), await numbers('second')]
    expect(inSecond.length).toBeGreaterThanOrEqual(atStart)
    expect(inSecond.filter((n) => !inFirst.includes(n))).toEqual([])
    expect(inFirst.length - inSecond.length).toBeLessThanOrEqual(4)
    await reader.close()
    await copy.close()
  })
})

it('OPS-12: a backup of many large cards has all of them, with versions raised by 1,000, and no sessions', async () => {
  const count = 400
  const source = await startEmbeddedDb({ dataDir })
  const client = await connect(source.uri)
  await writeCards(client, count, () => 1950)
  for (let n = count; n < count + 20; n++) await write(client, count, n)
  await client.close()
  await source.close()
  expect(await run()).toMatchObject({ code: 0, stderr: '' })
  const copy = await startEmbeddedDb({ dataDir: target })
  expect(verify(copy.engine).problems).toEqual([])
  const reader = await connect(copy.uri)
  expect(await momentOf(reader, count, 1000)).toBe(count + 19)
  expect(await reader.db('bingoboard').collection('sessions').countDocuments()).toBe(0)
  await reader.close()
  await copy.close()
})

describe('a refused backup', () => {
  /** Starts and stops a database in the data directory. */
  const fill = async () => (await startEmbeddedDb({ dataDir })).close()

  it('OPS-12: names a directory that is not empty, or a file, and does not change it', async () => {
    await fill()
    mkdirSync(target)
    writeFileSync(join(target, 'mine'), '')
    expect(await run()).toEqual({
      code: 1,
      stdout: '',
      stderr: `${target} isn't empty. Choose a new directory for each backup.\n`,
    })
    expect(readdirSync(target)).toEqual(['mine'])
    const file = join(target, 'mine')
    await expect(backUp(dataDir, file)).rejects.toThrow(`${file} isn't a directory. Choose another name.`)
    expect(readdirSync(folder).sort()).toEqual(['backup', 'data'])
    if (process.platform === 'linux') await expect(backUp(dataDir, '/proc')).rejects.toThrow('/proc/backup.')
  })

  it('OPS-12: an empty directory is filled, and what an interrupted backup has left is replaced', async () => {
    await fill()
    mkdirSync(target)
    mkdirSync(join(folder, '.backup.unfinished'))
    writeFileSync(join(folder, '.backup.unfinished', 'bingoboard.json'), 'left')
    await backUp(dataDir, target)
    expect(readdirSync(folder).sort()).toEqual(['backup', 'data'])
    await (await startEmbeddedDb({ dataDir: target })).close()
  })

  it('OPS-12: names a damaged or missing database, and leaves nothing under the name of the backup', async () => {
    await expect(backUp(dataDir, target)).rejects.toThrow(
      `DATA_DIR ${dataDir} holds no database: database/data.mdb is missing or empty.`,
    )
    await fill()
    writeFileSync(join(dataDir, 'database', 'data.mdb'), 'no database at all '.repeat(1000))
    await expect(backUp(dataDir, target)).rejects.toThrow(/^DATA_DIR .* holds a damaged database/)
    const { open } = await import('lmdb')
    rmSync(join(dataDir, 'database', 'data.mdb'))
    await open({ path: join(dataDir, 'database', 'data.mdb'), noSubdir: true }).close()
    await expect(backUp(dataDir, target)).rejects.toThrow(
      `DATA_DIR ${dataDir} holds a damaged database (database/data.mdb: it has no catalogue)`,
    )
    expect(existsSync(target)).toBe(false)
    expect(readdirSync(folder)).toEqual(['data'])
  })

  it('OPS-12: names a server that provides no copy, and a disk without space for one, and leaves nothing', async () => {
    await fill()
    const owner = (await takeLock(join(dataDir, 'database.lock')))!
    const files = readdirSync(join(dataDir, 'database'))
    // Simulates that the backup has waited longer than a server may take.
    vi.spyOn(Date, 'now').mockReturnValueOnce(0)
    await expect(backUp(dataDir, target)).rejects.toThrow(
      `DATA_DIR ${dataDir} is in use by a server that answers no request for a copy. Restart it, with this version, and try again.`,
    )
    // A sparse file, which takes almost no space here.
    truncateSync(join(dataDir, 'database', 'data.mdb'), 2 ** 43)
    await expect(backUp(dataDir, target)).rejects.toThrow(
      /^DATA_DIR .* can't be copied while a server runs on it: its disk needs \d+ MB more of free space\.$/,
    )
    expect(readdirSync(join(dataDir, 'database'))).toEqual(files)
    expect(readdirSync(folder)).toEqual(['data'])
    owner.release()
  })

  it('OPS-12: says why the server can’t make the copy, and makes it without the server if that ends in the meantime', async () => {
    const db = await startEmbeddedDb({ dataDir })
    const client = await connect(db.uri)
    await writeCards(client, 30, () => 100)
    writeFileSync(join(dataDir, 'database', 'copy-left.mdb'), '')
    utimesSync(join(dataDir, 'database', 'copy-left.mdb'), 0, 0)
    vi.spyOn(db.engine.storage, 'copyTo').mockRejectedValueOnce(new Error('Input/output error'))
    await expect(backUp(dataDir, target)).rejects.toThrow(
      `DATA_DIR ${dataDir} can't be copied: Input/output error`,
    )
    const backup = backUp(dataDir, target)
    await client.close()
    await db.close()
    expect(await backup).toEqual({ cards: 30 })
    expect(readdirSync(join(dataDir, 'database')).filter((name) => name.startsWith('copy'))).toEqual([])
  })

  it('OPS-12: says in one line that a copy was killed or had no space, and leaves nothing of it', async () => {
    await fill()
    mkdirSync(join(folder, '.backup.unfinished'))
    expect(await run([target], atCopy('process.kill(process.pid, "SIGKILL")'))).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no backup ${target}: the copy was ended by SIGKILL. Run it again; if it fails again, copy DATA_DIR while no server runs on it.\n`,
    })
    if (process.platform === 'linux') {
      const limit = `'prlimit --fsize=90000:unlimited --pid ' + process.pid`
      const full = atCopy(`process.getBuiltinModule('child_process').execSync(${limit})`)
      const { stderr } = await run([target], full)
      expect(stderr).toMatch(new RegExp(`^${target} can't be written: EFBIG.*\\n$`))
    }
    expect(readdirSync(folder)).toEqual(['data'])
  })

  it('OPS-12: says what to do without a directory, and for a MongoDB', async () => {
    expect(await run([])).toEqual({ code: 1, stdout: '', stderr: 'Usage: npm run backup -- DIR\n' })
    expect(await run([target], { MONGODB_URI: 'mongodb://127.0.0.1:1/x' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^MONGODB_URI is set: back up a MongoDB with mongodump\./),
    })
  })
})
