import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SOURCES = [
  'client',
  'server',
  'shared',
  'scripts',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
]

const BUILD_TIMEOUT_MS = 180_000

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bingoboard-it's 100%20 “ö” [x] {y,z} (1) & `t`-"))
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const buildClient = () =>
  spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })

it(
  'OPS-1: the client can be built in a folder with special characters in its name',
  { timeout: BUILD_TIMEOUT_MS },
  async () => {
    const { status, stderr } = buildClient()
    expect([status, stderr]).toEqual([0, expect.not.stringContaining("didn't resolve")])
    const files = await readdir(join(folder, 'dist/client/assets'))
    expect(files.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(5)
  },
)

it('OPS-1: a build that fails says why', { timeout: BUILD_TIMEOUT_MS }, async () => {
  const entry = join(folder, 'client/src/entry-client.tsx')
  await writeFile(entry, `${await readFile(entry, 'utf8')}\nimport './missing.ts'\n`)
  const { status, stderr } = buildClient()
  expect(status).toBe(1)
  expect(stderr).toContain('missing.ts')
})
