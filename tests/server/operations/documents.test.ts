import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

describe('docs/security.md and docs/asvs.md', () => {
  const text = `${read('docs/security.md')}\n${read('docs/asvs.md')}`

  it('OPS-36: each requirement is listed once, with one of four states', () => {
    const items = [...read('docs/asvs.md').matchAll(/^- ([\d., ]+): \*\*([^*]+)\*\*/gm)]
    const ids = items.flatMap(([, listed]) => listed!.split(', '))
    expect(ids.length).toBeGreaterThan(200)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, listed, state] of items)
      expect(['met', 'partly', 'not met', 'n/a'], listed).toContain(state)
  })

  it('OPS-36: cites rules and tests that exist', () => {
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

/** Below a folder, all TypeScript. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (path.endsWith('.ts')) yield path
  }
}

describe('docs for operators', () => {
  const text = `${read('docs/deploy.md')}\n${read('docs/run.md')}`

  it('OPS-36: lists every event that the log can have, and no other', () => {
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

  it('OPS-36: every block of commands is valid shell', () => {
    const blocks = [...text.matchAll(/^(?: {4}.*\n|\n(?= {4}))+/gm)].map(([block]) =>
      block.replaceAll(/^ {4}/gm, ''),
    )
    expect(blocks.length).toBeGreaterThan(15)
    for (const block of blocks) {
      const { stderr, status } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' })
      expect(`${status} ${stderr}`, block).toBe('0 ')
    }
  })

  it('OPS-36: its commands fit each other and the files of deploy', () => {
    const only = (pattern: RegExp, source = text) => {
      const found = new Set([...source.matchAll(pattern)].map(([, value]) => value))
      expect([...found], String(pattern)).toHaveLength(1)
      return [...found][0]
    }
    const nginx = read('deploy/nginx/https.conf')
    const service = read('deploy/bingoboard.service')
    // Certificates: where nginx looks for them, and where it shows the proofs of certbot.
    expect(only(/--webroot -w (\S+)/g)).toBe(only(/root (\S+);/g, nginx))
    expect(text).toContain(
      `-keyout ${only(/ssl_certificate_key (\S+);/g, nginx)} -out ${only(/ssl_certificate (\S+);/g, nginx)}`,
    )
    // Prometheus asks where the metrics are, which isn't the port of the exporter that Debian installs with it.
    expect(only(/targets: \['127\.0\.0\.1:(\d+)'\]/g)).toBe(only(/METRICS_PORT=(\d+)/g))
    expect(only(/METRICS_PORT=(\d+)/g)).not.toBe('9100')
    // The service and the backup use the same files.
    expect(text).toContain(`cat > ${only(/EnvironmentFile=(\S+)/g, service)} <<`)
    expect(text).toContain(`ln -sfn $new ${only(/WorkingDirectory=(\S+)/g, service)}`)
    expect(text).toContain(`DATA_DIR=/var/lib/${only(/StateDirectory=(\S+)/g, service)}\n`)
    const [node, server] = /ExecStart=(\S+) .*(dist\/server\/)/.exec(service)!.slice(1)
    expect(text).toContain(`${node} ${server}backup.js`)
    // More than one backup a day, such as before an upgrade: a folder that isn't empty is refused.
    expect(text).toContain('/var/backups/bingoboard/$(date +%F-%H%M)')
  })

  it('OPS-36: the unit tries again what passes, and stops at a setting that stays wrong', () => {
    const service = read('deploy/bingoboard.service')
    const valueOf = (name: string) => Number(new RegExp(`^${name}=(\\d+)M?$`, 'm').exec(service)?.[1])
    expect(service).toContain('\nRestart=on-failure\n')
    // Also on a machine on which each start takes 10 s.
    const triesSeconds = valueOf('StartLimitBurst') * (valueOf('RestartSec') + 10)
    expect(triesSeconds).toBeLessThan(valueOf('StartLimitIntervalSec'))
  })

  it('OPS-22, OPS-36: every limit of memory is the same, and above the sum of the bounds', () => {
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

  it('OPS-36: its commands name files and npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, name] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name)
    for (const [, path] of text.matchAll(/(?<![\w/.-])(deploy\/[\w./-]*\w)/g)) {
      // Made by the operator.
      if (path === 'deploy/tls') continue
      expect(existsSync(path!), path).toBe(true)
    }
  })
})

it('OPS-36: what is deployed names documents and headings that exist', () => {
  const files = readdirSync('deploy', { recursive: true, encoding: 'utf8' })
    .map((name) => join('deploy', name))
    .filter((path) => statSync(path).isFile())
  const named = [...files, 'compose.yaml', 'Dockerfile'].flatMap((path) => [
    ...read(path).matchAll(/\b(docs\/[\w-]+\.md)(?:, "([^"]+)")?/g),
  ])
  expect(named.length).toBeGreaterThan(3)
  for (const [, path, heading = ''] of named) {
    expect(existsSync(path!), path).toBe(true)
    expect(read(path!)).toContain(`# ${heading}`)
  }
})

it.each([
  ...['asvs', 'deploy', 'reference', 'run', 'security'].map((name) => `docs/${name}.md`),
  '.github/SECURITY.md',
])('OPS-36: the links of %s lead somewhere', (page) => {
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
