import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dockerfileStages } from '#tests/support/dockerfile.ts'
import { eventually } from '#tests/support/eventually.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { isBuilt } from '../../../scripts/lib/build-state.mjs'
import { readJson } from '../../../scripts/lib/project.mjs'

/** The unpacked size of the base image, in bytes: Debian 12 slim, and the binary of Node 24.19 for x64. */
const DEBIAN_BYTES = 75e6
const NODE_BYTES = 126e6
const MAX_IMAGE_BYTES = 250e6
/** A user without any rights, for a test that runs as root. */
const NOBODY = 65_534

const stages = dockerfileStages()
const last = stages.at(-1)!
const valuesOf = ({ instructions }: (typeof stages)[number], name: string) =>
  instructions.filter((instruction) => instruction.name === name).map(({ value }) => value)

describe('the Dockerfile', () => {
  it('OPS-34: pins every base image by its digest', () => {
    const names = stages.map(({ name }) => name)
    const images = stages.map(({ base }) => base).filter((base) => !names.includes(base))
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  it('OPS-34: its last stage has only Node, and runs without root and without a shell in between', () => {
    expect(last.base).toMatch(/^debian:/)
    const copied = valuesOf(last, 'COPY').filter((value) => value.startsWith('--from=node '))
    expect(copied).toEqual(['--from=node /usr/local/bin/node /usr/local/bin/node'])
    expect(valuesOf(last, 'RUN').join('\n')).not.toMatch(/\b(?:npm|npx|yarn|apt|curl|wget)\b/)
    expect(valuesOf(last, 'USER')).toEqual(['node'])
    const [command] = valuesOf(last, 'CMD')
    expect(JSON.parse(command!)).toEqual(['node', '--enable-source-maps', 'dist/server/index.js'])
    const after = last.instructions.slice(last.instructions.findIndex(({ name }) => name === 'USER'))
    expect(after.filter(({ name }) => name === 'RUN' || name === 'COPY')).toEqual([])
  })
})

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}

/** Creates the image's folder: the files that the last stage copies, and a data folder for its user. */
async function assembleImage(folder: string): Promise<void> {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { dev?: boolean }>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    // Native packages for other platforms are in the lock file, but not installed.
    if (path === '' || dev || !existsSync(path)) continue
    // Nested packages have an entry of their own.
    await cp(path, join(folder, path), {
      recursive: true,
      filter: (source) => !source.slice(path.length).includes('node_modules'),
    })
  }
  const run = (stage: string, command: string) => {
    const commands = valuesOf(
      stages.find(({ name }) => name === stage)!,
      'RUN',
    )
    const line = commands.find((value) => value.startsWith(command))!
    const here = line.replace('node scripts/', `node ${process.cwd()}/scripts/`)
    const { status, stderr } = spawnSync('sh', ['-ec', here], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  run('dependencies', 'find ')
  await cp('package.json', join(folder, 'package.json'))
  await cp('dist', join(folder, 'dist'), { recursive: true })
  run('build', 'node scripts/')
  await mkdir(join(folder, '.data'))
}

describe('the files of the image', () => {
  let folder: string
  const isRoot = process.getuid?.() === 0
  const written = () =>
    new Map(
      [...filesBelow(folder)]
        .filter((path) => !path.includes('/.data/'))
        .map((path) => [path, statSync(path).mtimeMs]),
    )

  beforeAll(async () => {
    // `npm run test:all` builds at the same time.
    await eventually(isBuilt, (built) => built).catch(() => {
      throw new Error('dist/ is not built: run npm run build')
    })
    folder = await mkdtemp(join(tmpdir(), 'bingoboard-image-'))
    await assembleImage(folder)
    await chmod(folder, 0o755)
    if (isRoot) await chown(join(folder, '.data'), NOBODY, NOBODY)
    else for (const path of [...filesBelow(folder)].map(dirname)) await chmod(path, 0o555)
  })
  afterAll(async () => {
    if (!isRoot) spawnSync('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-34: are less than 250 MB together with their base image', () => {
    const bytes = [...filesBelow(folder)].reduce((sum, path) => sum + statSync(path).size, 0)
    expect(bytes).toBeGreaterThan(20e6)
    expect(DEBIAN_BYTES + NODE_BYTES + bytes).toBeLessThan(MAX_IMAGE_BYTES)
  })

  it('OPS-34: are all that the server needs, even if it may write to its data folder only', async () => {
    const before = written()
    const { NODE_ENV, PORT, DATA_DIR } = {
      NODE_ENV: 'production',
      // The image's own port may be taken here.
      PORT: '0',
      DATA_DIR: join(folder, '.data'),
    }
    const [command] = valuesOf(last, 'CMD')
    const [, ...args] = JSON.parse(command!) as string[]
    const server = spawn(process.execPath, args, {
      cwd: folder,
      env: { NODE_ENV, PORT, DATA_DIR, HOST: '127.0.0.1', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    })
    const ended = once(server, 'close')
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    try {
      await eventually(
        () => {
          if (server.exitCode !== null) throw new Error(output)
          return output
        },
        (text) => text.includes('is ready: '),
      )
      const url = `http://127.0.0.1:${/is ready: http:\/\/[^:]+:(\d+)/.exec(output)?.[1]}`
      const { visitor } = await registeredVisitor(url)
      const { cardId } = await visitor.makeCard({ title: 'In the image' })
      const page = await visitor.get(`/play/${cardId}`)
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('In the image')])
      // The worker has drawn it with its fonts, since the fallback picture is not cached for a day.
      const picture = await visitor.get(`/preview/${cardId}.png?v=1`)
      expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=86400',
      ])
      // Files for the operator have no address.
      expect((await newVisitor(url).get('/sbom.cdx.json')).status).toBe(404)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect(output).not.toMatch(/EACCES|EROFS|"level":50/)
    expect(written()).toEqual(before)
  })
})
