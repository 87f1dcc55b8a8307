import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { execForm, ignoredBy, parseDockerfile } from '../../../scripts/lib/docker/dockerfile.mjs'

describe('the Dockerfile', () => {
  it('ends in a stage on Node 24 that is not root, healthy by /readyz, and hears signals itself', async () => {
    const stages = parseDockerfile(await readFile('Dockerfile', 'utf8'))
    expect(stages.map(({ name, image }) => [name, image])).toEqual([
      ['build', 'node:24-slim'],
      [undefined, 'node:24-slim'],
    ])
    const last = stages.at(-1)?.steps ?? []
    const rest = (name: string) => last.filter((step) => step.name === name).map((step) => step.rest)
    expect(rest('USER')).toEqual(['node'])
    expect(rest('RUN')[0]).toContain('npm ci --omit=dev')
    expect(execForm(rest('CMD')[0] ?? '')).toEqual(['node', '--enable-source-maps', 'dist/server/index.js'])
    expect(rest('HEALTHCHECK')[0]).toContain('/readyz')
  })

  it('is built from the sources only: no secret, data or dependency of a working folder gets in', async () => {
    const ignored = ignoredBy(await readFile('.dockerignore', 'utf8'))
    const kept = [
      'package.json',
      'server/index.ts',
      'client/src/app/app.tsx',
      'shared/product.ts',
      'scripts/build.mjs',
    ]
    expect(kept.filter(ignored)).toEqual([])
    const out = [
      '.env',
      '.git/config',
      '.data/session-secret',
      'node_modules/vite/package.json',
      'dist/build.json',
    ]
    expect(
      [...out, 'tests/RULES.md', 'client/.env.local', 'server/debug.log'].filter((path) => !ignored(path)),
    ).toEqual([])
  })

  it.each<[string, string[], string[]]>([
    ['*\n!a', ['b', 'b/a'], ['a', 'a/b/c']],
    ['**/*.log', ['x.log', 'a/b/x.log'], ['x.logs', 'log']],
    ['# a\n\n/a/', ['a', 'a/b'], ['b/a']],
    ['a/*\n!a/b?', ['a/c', 'a/b'], ['a', 'a/b1', 'a/b1/c']],
  ])('ignores by %j as Docker does', (text, out, kept) => {
    const ignored = ignoredBy(text)
    expect(out.filter((path) => !ignored(path))).toEqual([])
    expect(kept.filter(ignored)).toEqual([])
  })
})

const SERVER = `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
try { writeFileSync('own.txt', '') ; if (process.getuid() === 0) process.exit(9) } catch {}
writeFileSync(process.env.DATA_DIR + '/data.txt', '')
if (process.env.EXTRA) console.log(process.env.EXTRA)
process.on('SIGTERM', () => process.exit(EXIT))
createServer((req, res) => { res.statusCode = req.url === '/readyz' ? READY : 200; res.end() }).listen(process.env.PORT)
`
const health =
  "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1))"
const DOCKERFILE = `
FROM node:24-slim AS build
WORKDIR /app
COPY package.json ./
COPY src src
RUN mkdir dist && cp src/server.mjs dist/ && \\
  test ! -e src/secret.log
FROM node:24-slim
WORKDIR /app
COPY --from=build /app/dist dist
RUN mkdir .data && chown node:node .data
USER node
ENV DATA_DIR=/app/.data
HEALTHCHECK --interval=1s CMD ["node", "-e", "${health}"]
CMD ["node", "dist/server.mjs"]
`

describe('check-docker-steps', () => {
  let folder: string
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const run = () =>
    spawnSync(process.execPath, ['scripts/check-docker-steps.mjs', folder], { encoding: 'utf8' })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bingoboard-docker-test-'))
    await write('Dockerfile', DOCKERFILE)
    await write('.dockerignore', '*\n!package.json\n!src\n**/*.log\n')
    await write('package.json', '{"type":"module"}')
    await write('src/server.mjs', SERVER.replace('EXIT', '0').replace('READY', '200'))
    await write('src/secret.log', 'x')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('builds in empty folders, waits for health, and ends by SIGTERM', () => {
    const { status, stdout, stderr } = run()
    expect(stderr).toBe('')
    expect(stdout).toContain('Healthy.')
    expect(stdout).toContain('Ended cleanly on SIGTERM.')
    expect(status).toBe(0)
  })

  it.each<[what: string, path: string, change: (text: string) => string, says: RegExp]>([
    [
      'a file that the context leaves out',
      '.dockerignore',
      () => '*\n!src\n',
      /^Dockerfile:4: COPY: package.json is not in/,
    ],
    [
      'a secret that gets in',
      '.dockerignore',
      (text) => text.replace('**/*.log', ''),
      /^Dockerfile:6: RUN: ended with exit code 1/,
    ],
    [
      'a missing stage',
      'Dockerfile',
      (text) => text.replace('--from=build', '--from=none'),
      /^Dockerfile:10: COPY: no stage none/,
    ],
    [
      'a shell between Docker and the server',
      'Dockerfile',
      (text) => text.replace(/CMD \["node", "dist.*/, 'CMD node dist/server.mjs'),
      /^Dockerfile:15: CMD: not in the exec form/,
    ],
    ['root', 'Dockerfile', (text) => text.replace('USER node\n', ''), /^Dockerfile: USER: runs as root/],
    ['a server that ends by itself', 'src/server.mjs', () => 'process.exit(3)', /CMD ended by itself with 3/],
    [
      'a server that ends badly',
      'src/server.mjs',
      (text) => text.replace('exit(0)', 'exit(2)'),
      /SIGTERM: ended with 2/,
    ],
  ])('reports %s', async (_what, path, change, says) => {
    const before = await readFile(join(folder, path), 'utf8').catch(() => '')
    await write(path, change(before))
    const { status, stderr } = run()
    expect(stderr.split('\n').find((line) => line.startsWith('Dockerfile'))).toMatch(says)
    expect(status).toBe(1)
  })
})
