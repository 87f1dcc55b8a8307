import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WORKER_PATH } from '#client/service-worker/messages.ts'
import { SOCKET_PATH } from '#server/realtime/io.ts'
import { endpoints } from '#shared/api.ts'
import { APP_SHELL } from '#shared/screens.ts'

const read = (path: string) => readFileSync(path, 'utf8')

describe('docs/security.md and docs/asvs.md', () => {
  const text = `${read('docs/security.md')}\n${read('docs/asvs.md')}`

  it('OPS-36: cite rules and tests that exist', () => {
    const rules = new Set(
      [...read('tests/RULES.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id),
    )
    const notRules = ['SHA-256', 'UTF-8']
    const cited = [...text.matchAll(/\b[A-Z]+-\d+\b/g)]
      .map(([id]) => id)
      .filter((id) => !notRules.includes(id))
    expect(cited.length).toBeGreaterThan(200)
    expect(cited.filter((id) => !rules.has(id))).toEqual([])
    for (const [, path] of text.matchAll(/`((?:server|shared|client)\/[\w/.-]+)`/g))
      expect(existsSync(join('tests', path!)), path).toBe(true)
  })
})

/** Yields all TypeScript files below a folder. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (path.endsWith('.ts')) yield path
  }
}

describe('docs for operators', () => {
  const text = `${read('docs/deploy.md')}\n${read('docs/run.md')}`

  it('OPS-36: name what a log-in in front of the site has to leave open, including live edits and the service worker', () => {
    const [, list = ''] = /unless it leaves open ([^.]*(?:\.\w[^.]*)*)\. /.exec(text) ?? []
    const paths = [...list.matchAll(/`([^`]+)`/g)].map(([, path]) => path)
    expect(paths).toEqual(expect.arrayContaining([SOCKET_PATH, WORKER_PATH, APP_SHELL, '/logo.svg']))
    const called = Object.values(endpoints).map(({ path }) => path)
    const isCalled = (path = '') => called.some((one) => one.startsWith(path))
    expect(paths.filter((path) => path?.startsWith('/api/') && !isCalled(path))).toEqual([])
  })

  it('OPS-36: list every event that the log can have, and no other', () => {
    const logged = [...sources('server')].flatMap((path) => {
      const source = read(path)
      const named = [...source.matchAll(/event: '([a-z_]+)'/g)].map(([, event]) => event!)
      const refusals = /LOGGED_AS[^{]*{([^}]*)}/.exec(source)?.[1] ?? ''
      return [...named, ...[...refusals.matchAll(/: '([a-z_]+)'/g)].map(([, event]) => event!)]
    })
    const listed = [
      ...read('docs/reference.md').matchAll(/^- ((?:`[a-z]+_[a-z_]+`(?:,\s+)?)+)\s+\(\d/gm),
    ].flatMap(([, events]) => [...events!.matchAll(/`([a-z_]+)`/g)].map(([, event]) => event!))
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(logged)].toSorted())
  })

  it('OPS-36: have only blocks of commands that are valid shell', () => {
    const blocks = [...text.matchAll(/^(?: {4}.*\n|\n(?= {4}))+/gm)].map(([block]) =>
      block.replaceAll(/^ {4}/gm, ''),
    )
    expect(blocks.length).toBeGreaterThan(15)
    for (const block of blocks) {
      const { stderr, status } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' })
      expect(`${status} ${stderr}`, block).toBe('0 ')
    }
  })

  it('OPS-22, OPS-36: state the same memory limit everywhere, above the sum of the bounds', () => {
    const memory = read('docs/reference.md').split('## Memory')[1]!.replaceAll('\n  ', ' ')
    const bounds = [...memory.matchAll(/^- \*\*[^*]+\*\*[^:]*?, (?:(\d+) MB|in [^:]+):/gm)]
    expect(bounds).toHaveLength(memory.match(/^- /gm)!.length)
    const sum = bounds.reduce((total, [, megabytes = '0']) => total + Number(megabytes), 0)
    expect(memory).toContain(`**Sum: ${sum.toLocaleString('en')} MB.**`)
    const limits = [
      /^MemoryMax=(\d+)M$/m.exec(read('deploy/bingoboard.service')),
      /^ +mem_limit: (\d+)m$/m.exec(read('compose.yaml')),
      /--memory (\d+)m /.exec(text),
    ].map((found) => Number(found?.[1]))
    expect(new Set(limits).size).toBe(1)
    expect(limits[0]! * 1.048_576).toBeGreaterThan(sum)
  })

  it('OPS-36: name only npm scripts and files that exist, as do the unit, compose and the Dockerfile', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, name] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name)
    const deployed = ['deploy/bingoboard.service', 'deploy/compose.env.example', 'compose.yaml', 'Dockerfile']
    const named = [text, ...deployed.map(read)].join('\n')
    for (const [, path] of named.matchAll(/(?<![\w/.-])((?:deploy|docs)\/[\w./-]*\w)/g)) {
      // The operator creates this folder.
      if (path === 'deploy/tls') continue
      expect(existsSync(path!), path).toBe(true)
    }
  })
})

it.each([
  ...['asvs', 'deploy', 'reference', 'run', 'security'].map((name) => `docs/${name}.md`),
  '.github/SECURITY.md',
])('OPS-36: the links of %s to other files and headings work', (page) => {
  const headings = (path: string) =>
    [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
  for (const [, path, anchor] of read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
    const target = path === '' ? page : join(dirname(page), path!)
    expect(existsSync(target), target).toBe(true)
    if (anchor !== undefined) expect(headings(target)).toContain(anchor)
  }
})
