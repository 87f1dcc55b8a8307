import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkStructure } from '../../../scripts/lib/structure/check.mjs'

type Files = Record<string, string>

const PACKAGE = JSON.stringify({
  imports: { '#shared/*': './shared/*', '#server/*': './server/*', '#client/*': './client/src/*' },
  dependencies: {
    zod: '1',
    nanoid: '1',
    express: '1',
    mongoose: '1',
    'socket.io': '1',
    bson: '1',
    lmdb: '1',
  },
})

/** A valid project: every allowed import, and everything that only looks like a breach. */
const CLEAN: Files = {
  'package.json': PACKAGE,
  'shared/product.ts': "import { z } from 'zod'\nexport const a = z",
  'shared/rules/grid.ts': "import { a } from '../product.ts'\nexport const b = a",
  'server/index.ts': "import { createApp } from './app.ts'\ncreateApp()",
  'server/app.ts': [
    "import { Server } from 'socket.io'",
    "import './http/routes/cards.ts'",
    "import './realtime/io.ts'",
    "import './database/connect.ts'",
    'export const createApp = () => new Server()',
  ].join('\n'),
  'server/domain-events.ts':
    "import { a } from '#shared/product.ts'\nexport const events = { emit: (_: string) => a }",
  'server/http/routes/cards.ts':
    "import express from 'express'\nimport type { Card } from 'type-only'\nimport { save } from '../../services/cards.ts'\nexport const r = (c: Card) => express(save, c)",
  'server/realtime/io.ts':
    "import { socket } from './broadcaster.ts'\nimport { save } from '../services/cards.ts'\nsocket.emit('card:players', save)",
  'server/realtime/broadcaster.ts':
    "export const io = { to: (_: string) => io, emit: () => {} }\nio.to('room').emit()\nexport const socket = { emit: (..._: unknown[]) => {} }",
  'server/services/cards.ts':
    "import { Card } from '../models/card.ts'\nimport { events } from '../domain-events.ts'\n// $where and startSession are words in a comment\nexport const save = () => events.emit(String(Card))",
  'server/models/card.ts': "import mongoose from 'mongoose'\nexport const Card = mongoose",
  'server/database/connect.ts': "import '../embedded-db/start.ts'\nimport '../models/card.ts'",
  'server/embedded-db/start.ts':
    "import { open } from 'lmdb'\nimport { join } from 'node:path'\nexport const unsupported = ['$where', open, join]",
  'client/src/entry-client.tsx': "import './app/app.tsx'\nimport './styles.css'",
  'client/src/styles.css': [
    "@source './app';",
    "@source './routes/{play,other}.tsx';",
    "@source './features/card';",
    "@source './ui/button.tsx';",
  ].join('\n'),
  'client/src/app/load.ts': "import('../routes/auth.tsx')\nimport('../ui/button.tsx')",
  'client/src/routes/auth.tsx': "import '../ui/field.tsx'",
  'client/src/ui/field.tsx': 'export const f = 1',
  'client/src/app/app.tsx':
    "import { createStore } from 'jotai'\nimport '../routes/play.tsx'\nexport type S = ReturnType<typeof createStore>",
  'client/src/routes/play.tsx': "import '../features/play/use-play.ts'",
  'client/src/features/play/use-play.ts':
    "import '../card/grid.tsx'\nimport '../../lib/store.ts'\nimport '../../ui/badge.tsx'",
  'client/src/features/card/grid.tsx':
    "import '../auth/user.ts'\nimport '../../ui/button.tsx'\nimport { a } from '#shared/product.ts'\nexport const g = a",
  'client/src/features/auth/user.ts': "import '../../sync/socket-client.ts'",
  'client/src/ui/button.tsx': "import '../lib/store.ts'",
  'client/src/lib/store.ts': "import { createStore } from 'jotai'\nexport const store = createStore()",
  'client/src/sync/socket-client.ts': "import { io } from 'socket.io-client'\nexport const socket = io()",
  'scripts/run.mjs': "import { join } from 'node:path'\nimport('./lib/launch.mjs').then(join)",
  'scripts/lib/launch.mjs': "import '../../server/config-rules.mjs'\nawait import('esbuild')",
  'scripts/check-rules.mjs': "import ts from 'typescript'\nts",
  'server/config-rules.mjs': 'export const x = 1',
  'tests/server/cards.test.ts': "import '../../scripts/lib/launch.mjs'\nimport '#server/app.ts'",
}

/** Each breach: its file, the file's content, and a part of the message. */
const BREACHES: [path: string, content: string, message: string][] = [
  ['client/src/ui/badge.tsx', "import '../lib/store.ts'", 'is part of the first paint'],
  ['shared/a.ts', "import 'express'", 'shared may not import express. What needs Node'],
  ['server/services/a.ts', "import type { Request } from 'express'", 'server/http and server/realtime'],
  ['server/services/a.ts', "import '../http/routes/cards.ts'", 'server/services may not import server/http'],
  ['server/models/a.ts', "import '../services/cards.ts'", 'verbs belong in server/services'],
  ['server/http/a.ts', "import '../models/card.ts'", 'data is read and changed in server/services'],
  ['server/a.ts', "export * from './services/cards.ts'\nexport const a = 1", 'is below all layers'],
  ['server/database/a.ts', "import '../services/cards.ts'", 'server/database may not import'],
  ['server/embedded-db/a.ts', "import '#shared/product.ts'", 'knows MongoDB and nothing of this product'],
  ['server/http/a.ts', "import 'vite'", 'production would not have it'],
  ['server/http/a.ts', "import '../../tests/server/cards.test.ts'", 'the app runs without scripts and tests'],
  ['client/src/lib/a.ts', "import 'node:fs'", 'what needs Node belongs in server/'],
  [
    'client/src/features/editor/a.ts',
    "import '../play/use-play.ts'",
    'features/editor may not import features/play',
  ],
  [
    'client/src/ui/a.tsx',
    "import '../features/card/grid.tsx'",
    'what knows cards or users belongs in a feature',
  ],
  ['client/src/lib/a.ts', "import '../ui/button.tsx'", 'lib is below everything else in the client'],
  ['server/http/a.ts', "import '../../shared/product.ts'", 'write #shared/product.ts'],
  ['server/attic/a.ts', 'export {}', 'is in no layer'],
  ['scripts/run.mjs', "import ts from 'typescript'", 'runs before anything is installed'],
  ['server/realtime/a.ts', "io.to('r').emit('x')", 'only server/realtime/broadcaster.ts may'],
  ['server/realtime/a.ts', "const room = io.local.in('r')", 'emits to a Socket.IO room'],
  [
    'client/src/features/play/a.ts',
    'export const s = createStore()',
    'the only one is in client/src/lib/store.ts',
  ],
  ['client/src/features/play/a.ts', "call('getCard', { params: { cardId } })", 'sends a card request'],
  ['client/src/features/card/all.ts', "export * from './grid.tsx'", 'only re-exports'],
  ['client/src/ui/index.ts', 'export const a = 1', 'is an index file'],
  ['client/src/ui/a.tsx', 'const a = <p>Live now</p>', '"Live now" is not in'],
  ['client/src/lib/utils.ts', 'export const a = 1', '"utils" does not name'],
  ['tests/helpers/a.ts', 'export const a = 1', '"helpers" does not name'],
  ['tests/support/a.test.ts', 'export const a = 1', 'nothing runs'],
  ['client/src/ui/bigButton.tsx', 'export const a = 1', 'kebab-case'],
  ['server/http/a.ts', "import('./a.ts')", 'is in a circle: server/http/a.ts imports'],
]

describe('check-structure', () => {
  let folder: string
  const write = async (files: Files) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
  }
  const complaints = () => checkStructure(folder).complaints
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bingoboard-structure-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('passes a valid project', async () => {
    await write(CLEAN)
    const sources = Object.keys(CLEAN).filter((path) => !/\.(?:json|css)$/.test(path))
    expect(checkStructure(folder)).toEqual({ fileCount: sources.length, complaints: [] })
  })

  it('ends with exit code 1 on a breach, and without any source file', async () => {
    const run = () =>
      spawnSync(process.execPath, ['scripts/check-structure.mjs', folder], { encoding: 'utf8' })
    expect(run()).toMatchObject({ status: 1, stderr: `No source files in ${folder}\n` })
    await write(CLEAN)
    expect(run()).toMatchObject({ status: 0, stderr: '' })
    await write({ 'client/src/ui/index.ts': 'export const a = 1' })
    const { status, stderr, stdout } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('client/src/ui/index.ts: is an index file')
    expect(stdout).toContain('1 breaches')
  })

  it.each(BREACHES)('reports, in %s, %j', async (path, content, message) => {
    await write({ ...CLEAN, [path]: content })
    const found = complaints()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${path}(:\\d+)?: `))
    expect(found[0]).toContain(message)
  })

  it('refuses unclear words in comments, and only there', async () => {
    const content = [
      "export const text = 'nobody // somebody'",
      '// A fake stands in for it, and the limits are to',
      'export const f = () => {',
      '  /*',
      '   * For whoever asks. */',
      '}',
    ].join('\n')
    await write({ 'scripts/lib/a.mjs': content })
    expect(complaints()).toEqual([
      'scripts/lib/a.mjs:5: says "whoever" in a comment: use plain, present-tense English',
    ])
  })
})
