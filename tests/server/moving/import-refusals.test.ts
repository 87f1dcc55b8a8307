import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { atUri, dumpOf, fill, inDataDir, newMongodb, onEmbedded, refusalOf } from '#tests/support/moving.ts'
import { runExport, runImport, sampleDocuments, sealed } from '#tests/support/moving.ts'

const root = temporaryDir()
let rounds = 0
let target: string
/** A sound file, its lines without their ends, and a place for one with a fault. */
let sound: string
let lines: string[]
const faulty = join(root.path, 'faulty')

beforeAll(async () => {
  sound = join(root.path, 'sound')
  await onEmbedded(join(root.path, 'source'), (uri) => fill(uri, sampleDocuments()))
  await runExport(inDataDir(join(root.path, 'source')), sound)
  lines = readFileSync(sound, 'utf8').trimEnd().split('\n')
})
beforeEach(() => {
  target = join(root.path, `target-${rounds++}`)
})
afterAll(() => {
  endAllDbProcesses()
  root.remove()
})

const line = (number: number) => lines[number - 1]!
const withLine = (number: number, text: string) => lines.toSpliced(number - 1, 1, text)
const asFile = (all: string[]) => all.map((text) => `${text}\n`).join('')
const header = () => JSON.parse(line(1)) as Record<string, unknown>

describe('a file that is not a sound export', () => {
  const text = () => readFileSync(sound, 'utf8')
  const faults: [what: string, content: () => string | Buffer, refusal: string][] = [
    ['empty', () => '', 'is cut off: its last line is missing.'],
    ['another file', () => 'a,b\n1,2\n', "isn't an export of BingoBoard."],
    ['another file of JSON', () => '{"a":1}\n', "isn't an export of BingoBoard."],
    ['a picture', () => Buffer.from([0x89, 0x50, 10, 0, 255, 10]), "isn't an export of BingoBoard."],
    ['cut off in a line', () => text().slice(0, 5000), 'is cut off: its last line is missing.'],
    ['cut off after a line', () => asFile(lines.slice(0, 9)), 'is cut off: its last line is missing.'],
    ['cut off by one byte', () => text().slice(0, -1), 'is cut off: its last line is missing.'],
    ['with more behind its end', () => `${text()}\n`, 'goes on after its end, at line {next}.'],
    [
      'with a changed letter',
      () => text().replace('"Card 2"', '"Card 7"'),
      'was changed or damaged: its checksum is wrong.',
    ],
    [
      'with a line left out',
      () => asFile(lines.toSpliced(4, 1)),
      'was changed or damaged: its checksum is wrong.',
    ],
    [
      'with two lines swapped',
      () => asFile(withLine(4, line(5)).with(4, line(4))),
      'was changed or damaged: its checksum is wrong.',
    ],
    [
      'with Windows line ends',
      () => asFile(lines).replaceAll('\n', '\r\n'),
      'was changed or damaged: its checksum is wrong.',
    ],
    ['with a line that is no JSON', () => asFile(withLine(7, line(7).slice(0, -5))), ": line 7 isn't JSON."],
    ['with an empty line', () => asFile(lines.toSpliced(6, 0, '')), ": line 7 isn't JSON."],
    [
      'with an id that is none',
      () => asFile(withLine(6, line(6).replace(/"\$oid":"[0-9a-f]{24}"/, '"$oid":"zz"'))),
      ": line 6 isn't a document.",
    ],
    [
      'with a line of something else',
      () => asFile(withLine(5, '{"hello":"world"}')),
      ": line 5 isn't a document of this application.",
    ],
    ['with null', () => asFile(withLine(5, 'null')), ": line 5 isn't a document of this application."],
    [
      'with a collection that this version does not know',
      () => asFile(withLine(5, '{"collection":"admins","document":{"_id":1}}')),
      ": line 5 isn't a document of this application.",
    ],
    [
      'of a newer format',
      () => asFile(withLine(1, JSON.stringify({ ...header(), format: 2, version: '9.0.0' }))),
      'was exported by a newer version (9.0.0). Update BingoBoard first.',
    ],
    [
      'of a version with more collections',
      () =>
        asFile(
          withLine(1, JSON.stringify({ ...header(), collections: ['users', 'teams'], version: '8.1.0' })),
        ),
      'was exported by a newer version (8.1.0). Update BingoBoard first.',
    ],
    [
      'whose counts are wrong',
      () => sealed(lines.slice(0, -1), { users: 5 }),
      'was changed or damaged: its checksum is wrong.',
    ],
  ]

  it.each(faults)('MOV-3: %s is refused before anything is made', async (_what, content, refusal) => {
    writeFileSync(faulty, content())
    const expected = refusal.replace('{next}', String(lines.length + 1))
    const message = await refusalOf(runImport(inDataDir(target), faulty))
    expect(message).toBe(expected.startsWith(':') ? `${faulty}${expected}` : `${faulty} ${expected}`)
    expect(existsSync(target)).toBe(false)
  })
})

describe('a target that cannot take it', () => {
  const own = { bingo_cards: [{ _id: 'mine', cardId: 'mine' }], users: [] }

  it('MOV-3: a data directory with data stays as it is', async () => {
    const documents = { bingo_cards: own.bingo_cards }
    await onEmbedded(target, (uri) => fill(uri, documents))
    const before = await onEmbedded(target, dumpOf)
    expect(await refusalOf(runImport(inDataDir(target), sound))).toBe(
      `DATA_DIR ${target} has data already (bingo_cards), and an import never mixes two databases. Import into an empty one.`,
    )
    expect(await onEmbedded(target, dumpOf)).toEqual(before)
  })

  it('MOV-3: a MongoDB with data stays as it is', async () => {
    const mongodb = await newMongodb()
    try {
      await fill(mongodb.uri, { bingo_cards: own.bingo_cards, sessions: [{ _id: 's' }] })
      const before = await dumpOf(mongodb.uri)
      expect(await refusalOf(runImport(atUri(mongodb.uri), sound))).toBe(
        'MONGODB_URI has data already (sessions, bingo_cards), and an import never mixes two databases. Import into an empty one.',
      )
      expect(await dumpOf(mongodb.uri)).toEqual(before)
    } finally {
      await mongodb.dispose()
    }
  })

  it('MOV-3: a data directory that another process uses is refused, with its pid', async () => {
    const db = await startDbProcess(target)
    expect(await refusalOf(runImport(inDataDir(target), sound))).toBe(
      `DATA_DIR ${target} is in use by another process (pid ${db.pid}). Stop that one first, or choose another directory.`,
    )
    const before = await dumpOf(db.uri)
    expect(before.users).toEqual([])
    await db.end('SIGTERM')
  })

  it('MOV-3: a MongoDB that is not there is refused, without its password', async () => {
    const uri = 'mongodb://me:a-password@127.0.0.1:1/bingoboard'
    const message = await refusalOf(runImport(atUri(uri), sound))
    expect(message).toMatch(/^MONGODB_URI can't be used \(.*ECONNREFUSED\)\.$/)
    expect(message).not.toContain('password')
  })
})
