import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  chmodSync,
  chownSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { rangeOf } from '#server/embedded-db/catalogue.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { takeLock } from '#server/embedded-db/lock.ts'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'

/** Outside the folder of the test run, which another user may not enter. */
const root = mkdtempSync(join(tmpdir(), 'bingoboard-test-'))
let dirs = 0
let dataDir: string
let databaseFile: string

beforeEach(() => {
  dataDir = join(root, `data-${dirs++}`)
  databaseFile = join(dataDir, 'database', 'data.mdb')
})
afterAll(() => rmSync(root, { recursive: true }))

/** Starts a database, stores 300 documents in it, and closes it. */
async function fill(folder = dataDir): Promise<void> {
  const db = await startEmbeddedDb({ dataDir: folder })
  const client = await connect(db.uri)
  const docs = Array.from({ length: 300 }, (_, n) => ({ n, filler: 'x'.repeat(n % 5 === 0 ? 9000 : 300) }))
  await client.db().collection('c').insertMany(docs)
  await client.close()
  await db.close()
}

/** Returns the one-line message of a refused start. */
async function refusal(): Promise<string> {
  const error: unknown = await startEmbeddedDb({ dataDir }).then(
    async (db) => {
      await db.close()
      return new Error('it started')
    },
    (reason: unknown) => reason,
  )
  const { message } = error as Error
  expect(message).not.toContain('\n')
  return message
}

describe('one owner', () => {
  it('OPS-6: a second process is refused in one line that names the first', async () => {
    const db = await startDbProcess(dataDir)
    expect(await refusal()).toBe(
      `DATA_DIR ${dataDir} is in use by another process (pid ${db.pid}). Stop that one first, or choose another directory.`,
    )
    await expect(startDbProcess(dataDir)).rejects.toThrow(/^DATA_DIR .* is in use by another process/)
    const client = await connect(db.uri)
    expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 })
    await client.close()
    expect(await db.end('SIGTERM')).toBe(0)
    await fill()
  })

  it('OPS-6: after kill -9 the directory is free immediately, the old socket is removed, and the database does not count as closed', async () => {
    await fill()
    const db = await startDbProcess(dataDir)
    const socketDir = dirname(decodeURIComponent(db.uri.split('/')[2]!))
    expect(existsSync(socketDir)).toBe(true)
    await db.end('SIGKILL')
    const left = JSON.parse(readFileSync(join(dataDir, 'database.lock'), 'utf8')) as object
    const { dev, ino } = statSync(databaseFile, { bigint: true })
    expect(left).toEqual({ pid: db.pid, socketDir, file: `${dev} ${ino}` })
    await fill()
    expect(existsSync(socketDir)).toBe(false)
  })

  it('OPS-6: the lock also works without the program flock, and ends with its process', async () => {
    const env = { PATH: join(root, 'no-programs') }
    const db = await startDbProcess(dataDir, { env })
    await expect(startDbProcess(dataDir, { env })).rejects.toThrow(
      /^DATA_DIR .* is in use by another process/,
    )
    await db.end('SIGKILL')
    const next = await startDbProcess(dataDir, { env })
    expect(await next.end('SIGTERM')).toBe(0)
  })
})

describe('a copy by another program', () => {
  /** Starts and stops a database on a folder. @returns its log lines about a copy */
  async function linesOf(folder: string): Promise<string[]> {
    const lines: string[] = []
    const db = await startEmbeddedDb({ dataDir: folder, log: (line) => lines.push(line) })
    await db.close()
    return lines.filter((line) => line.includes('is a copy'))
  }

  it('OPS-44: is read completely, once, if it was made under a running server; a killed server’s own folder is not', async () => {
    await fill()
    const db = await startDbProcess(dataDir)
    const copy = `${dataDir}-copy`
    cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
    await db.end('SIGKILL')
    expect(await linesOf(dataDir)).toEqual([])
    expect(await linesOf(copy)).toEqual([
      expect.stringMatching(/-copy is a copy: its 300 documents and 0 index entries were read, and agree/),
    ])
    expect(await linesOf(copy)).toEqual([])
  })

  it('OPS-44: is refused with the reason if only its index has a document', async () => {
    const db = await startEmbeddedDb({ dataDir })
    const client = await connect(db.uri)
    await client.db('bingoboard').collection('c').createIndex({ n: 1 })
    await client
      .db('bingoboard')
      .collection('c')
      .insertMany([{ n: 1 }, { n: 2 }, { n: 3 }])
    await client.close()
    const { storage, catalogue } = db.engine
    const range = rangeOf(catalogue.get('bingoboard.c')!.id)
    await storage.write(() => storage.first(2, range).forEach(({ key }) => storage.remove(key)))
    await db.close()
    writeFileSync(join(dataDir, 'database.lock'), JSON.stringify({ pid: 1, file: '1 1' }))
    expect(await refusal()).toBe(
      `DATA_DIR ${dataDir} is a copy of a running server's folder that is not whole (2 documents of bingoboard.c are in n_1 and nowhere else). Restore one that the command backup has made, or choose another directory.`,
    )
  })
})

describe('the content of the directory', () => {
  it('OPS-6: a read-only directory is refused', async () => {
    await fill()
    chmodSync(root, 0o755)
    chmodSync(dataDir, 0o555)
    chmodSync(join(dataDir, 'database'), 0o555)
    for (const file of ['database/data.mdb', 'database/data.mdb-lock', 'database.lock'])
      chmodSync(join(dataDir, file), 0o444)
    // Root may write anywhere, so the process switches to another user.
    const superuser = process.geteuid?.() === 0
    if (superuser) process.seteuid!(65534)
    try {
      expect(await refusal()).toMatch(
        /^DATA_DIR .* is read-only for this user \(EACCES\).* It failed at .*\/database/,
      )
    } finally {
      if (superuser) process.seteuid!(0)
    }
  })

  it('OPS-6: a new directory on a read-only disk is refused with that reason', async (test) => {
    const disk = join(root, 'disk')
    mkdirSync(disk)
    test.skip(spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', disk]).status !== 0, 'it may not mount')
    dataDir = join(disk, 'new', 'data')
    try {
      expect(await refusal()).toBe(
        `DATA_DIR ${dataDir} is on a read-only file system: the embedded database must write there.`,
      )
    } finally {
      execFileSync('umount', [disk])
    }
  })

  it('OPS-2: a directory inside a file is refused in one line', async () => {
    dataDir = 'package.json/data'
    expect(await refusal()).toMatch(/^DATA_DIR package\.json\/data /)
  })

  it('OPS-6: an emptied directory is refused and not changed', async () => {
    await fill()
    rmSync(join(dataDir, 'database'), { recursive: true })
    expect(await refusal()).toMatch(/^DATA_DIR .* was emptied: bingoboard\.json says that it held a database/)
    expect(existsSync(databaseFile)).toBe(false)
    mkdirSync(dirname(databaseFile), { recursive: true })
    writeFileSync(databaseFile, '')
    expect(await refusal()).toMatch(/^DATA_DIR .* was emptied/)
    expect(statSync(databaseFile).size).toBe(0)
  })

  it.runIf(process.geteuid?.() === 0)('OPS-6: root’s lock belongs to the owner of the folder', async () => {
    mkdirSync(dataDir)
    chownSync(dataDir, 65534, 65534)
    const lock = await takeLock(join(dataDir, 'database.lock'))
    lock!.release()
    expect(statSync(join(dataDir, 'database.lock'))).toMatchObject({ uid: 65534, gid: 65534 })
  })

  const damages: [string, (size: number) => void][] = [
    // The file has 600 KB of documents, followed by reserved space.
    ['truncated within its documents', () => truncateSync(databaseFile, 300_000)],
    ['truncated to a few bytes', () => truncateSync(databaseFile, 100)],
    ['overwritten at its beginning', () => overwrite(0, 8192)],
    ['overwritten in its second page', () => overwrite(4096, 4096)],
    ['overwritten from its third page on', (size) => overwrite(8192, size - 8192)],
    ['a text', () => writeFileSync(databaseFile, 'no database at all '.repeat(1000))],
  ]
  let sound: string | undefined
  for (const [name, damage] of damages) {
    it(`OPS-6, FLT-7: a database ${name} is refused and not changed`, async () => {
      if (sound === undefined) {
        sound = `${dataDir}-sound`
        await fill(sound)
      }
      cpSync(sound, dataDir, { recursive: true })
      damage(statSync(databaseFile).size)
      const before = readFileSync(databaseFile)
      expect(await refusal()).toMatch(
        /^DATA_DIR .* holds a damaged database .* Restore it from a backup, or choose another directory\.$/,
      )
      expect(readFileSync(databaseFile).equals(before)).toBe(true)
    })
  }

  it('OPS-6: only a database that is as it was closed is accepted without reading all of it', async () => {
    await fill()
    const lockFile = join(dataDir, 'database.lock')
    const state = () => {
      const { size, mtimeNs, ctimeNs } = statSync(databaseFile, { bigint: true })
      return `${size} ${mtimeNs} ${ctimeNs}`
    }
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toEqual({ closed: state() })
    // Overwrites the type of each page of large documents, which nothing reads at a start.
    const bytes = readFileSync(databaseFile)
    for (let page = 2; page * 4096 < bytes.length; page++)
      if (bytes.readUInt16LE(page * 4096 + 18) === 4) bytes.writeUInt16LE(0, page * 4096 + 18)
    writeFileSync(databaseFile, bytes)
    expect(await refusal()).toMatch(/^DATA_DIR .* holds a damaged database .* has been overwritten/)
    writeFileSync(lockFile, JSON.stringify({ closed: state() }))
    expect(await refusal()).toBe('it started')
  })

  function overwrite(from: number, length: number): void {
    const bytes = readFileSync(databaseFile)
    bytes.fill(0xa5, from, from + length)
    writeFileSync(databaseFile, bytes)
  }
})
