import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** The rows of all tables whose first cell `isFirst` accepts, as cells. */
function rows(text: string, isFirst: RegExp): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => isFirst.test(first))
}

/**
 * Requirements of level 1 and 2 of OWASP ASVS 5.0.0, by section. Those of level 3 are left out, so the numbers of some sections
 * end before the standard's.
 */
const LAST_OF_SECTION: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  ...{ '17.3': 2 },
}
const REQUIREMENTS = Object.entries(LAST_OF_SECTION).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
)

describe('docs/security.md', () => {
  const text = read('docs/security.md')
  const requirements = rows(text, /^\d+\.\d+\.\d+/)

  it('OPS-36: has each of the 253 requirements once, with one of four states', () => {
    expect(REQUIREMENTS).toHaveLength(253)
    const listed = requirements.flatMap(([ids]) => ids!.split(', '))
    expect(listed.toSorted()).toEqual(REQUIREMENTS.toSorted())
    for (const [ids, state] of requirements) expect(['met', 'partly', 'not met', 'n/a'], ids).toContain(state)
  })

  it('OPS-36: cites rules and tests that exist, and cites no promise without one', () => {
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

describe('docs/operations.md', () => {
  const text = read('docs/operations.md')

  it('OPS-36: lists every event that the log can have, and no other', () => {
    const logged = [...sources('server')].flatMap((path) => {
      const source = read(path)
      const named = [...source.matchAll(/event: '([a-z_]+)'/g)].map(([, event]) => event!)
      const refusals = /LOGGED_AS[^{]*{([^}]*)}/.exec(source)?.[1] ?? ''
      return [...named, ...[...refusals.matchAll(/: '([a-z_]+)'/g)].map(([, event]) => event!)]
    })
    const watching = text.slice(text.indexOf('## What to watch'), text.indexOf('## Metrics and alerts'))
    const listed = rows(watching, /^`[a-z]+_[a-z_]+`/).flatMap(([events]) =>
      [...events!.matchAll(/`([a-z_]+)`/g)].map(([, event]) => event!),
    )
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

it.each(['docs/security.md', 'docs/operations.md', '.github/SECURITY.md'])(
  'OPS-36: the links of %s lead somewhere',
  (page) => {
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
  },
)
