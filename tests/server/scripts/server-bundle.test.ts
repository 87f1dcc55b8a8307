import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { symlink, truncate, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBuild, type Build } from '#tests/support/fake-build.ts'
import { writeCodeCache } from '../../../scripts/lib/code-cache.mjs'
import { bundleServer } from '../../../scripts/lib/server-bundle.mjs'

let build: Build
let server: string
let cacheFile: string

beforeAll(async () => {
  build = await makeBuild()
  server = join(build.folder, 'dist', 'server')
  cacheFile = join(server, 'packages.cjs.cache')
  await bundleServer(server)
  await symlink(join(process.cwd(), 'node_modules'), join(build.folder, 'node_modules'), 'dir')
}, 60_000)
afterAll(() => build.dispose())

/** Runs a module on the loader of packages and returns what it prints. */
function run(code: string): { stdout: string; stderr: string; status: number | null } {
  const loader = JSON.stringify(pathToFileURL(join(server, 'packages.js')).href)
  // As server/index.ts does first: V8 takes a cache only under the flags that it was made with.
  const flags = readFileSync('server/v8-flags.ts', 'utf8')
  return spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${flags}\nconst { load, codeCache } = await import(${loader})\n${code}`],
    { encoding: 'utf8' },
  )
}

/** How much V8 has compiled, in bytes, when one small package is loaded. */
function compiled(): number {
  const { stdout, stderr } = run("load('nanoid'); console.log(codeCache().length)")
  if (stdout === '') throw new Error(stderr)
  return Number(stdout)
}

it('OPS-34: the server asks node_modules for nothing but packages with a native library', () => {
  const asked = new Set<string>()
  for (const file of readdirSync(server).filter((name) => name.endsWith('.js')))
    for (const [, from, imported] of readFileSync(join(server, file), 'utf8').matchAll(
      /^(?:import|export) .*?from "([^"]+)";?$|import\("([^"]+)"\)/gm,
    )) {
      const name = from ?? imported!
      if (!name.startsWith('.') && !isBuiltin(name)) asked.add(name)
    }
  expect([...asked].sort()).toEqual(['@node-rs/argon2', '@resvg/resvg-js', 'lmdb'])
})

it('OPS-1: a package has the exports that Node gives it, of CommonJS and of modules', () => {
  const { stdout, stderr } = run(`
    const [express, sirv, { z }, mongoose] = ['express', 'sirv', 'zod', 'mongoose'].map(load)
    console.log(typeof express.Router, typeof (sirv.default ?? sirv), z.string().parse('text'), mongoose.version)
  `)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^function function text \d+\.\d+\.\d+\n$/)
})

it('OPS-1: the build keeps what V8 has compiled, and later starts take it', async () => {
  const before = compiled()
  await writeCodeCache(server)
  expect(statSync(cacheFile).size).toBeGreaterThan(3 * before)
  expect(compiled()).toBeGreaterThan(0.9 * statSync(cacheFile).size)
})

it('OPS-1: a cache of another V8, or a cut one, is left out', async () => {
  await writeFile(cacheFile, 'made by another version')
  const without = compiled()
  await writeCodeCache(server)
  await truncate(cacheFile, 100_000)
  expect(compiled()).toBeLessThan(2 * without)
})

it('OPS-1: a build whose server does not start fails with its reason', async () => {
  await writeFile(join(build.folder, 'dist/client/index.html'), 'no page')
  await expect(writeCodeCache(server)).rejects.toThrow(/has no <\/head>: build again/)
})
