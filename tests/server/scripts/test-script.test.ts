import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFixtureProject, type FakeCommands, type FixtureProject } from './fixture-project.ts'

/** A step fails when FAILING names it, and takes a minute when SLOW does. */
const command = (name: string, code = '') => `
const failing = (process.env.FAILING ?? '').split(',')
console.log('ran ${name} ' + process.argv.slice(2).join(' '))
if (process.env.SLOW === '${name}') { console.log('${name} is slow'); await new Promise((done) => setTimeout(done, 60_000)) }
${code}
process.exit(failing.includes('${name}') ? 1 : 0)
`
const VITEST = command(
  'vitest',
  `
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
const file = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).slice(18)
const failed = failing.includes('vitest')
console.log('settings ' + [process.env.MONGODB_URI, process.env.PUBLIC_URL, process.env.NODE_ENV])
console.log('all ' + process.env.TEST_ALL)
console.log('temporary files in ' + tmpdir())
const testResults = [{
  name: process.cwd() + '/tests/shared/grid.test.ts',
  status: failed ? 'failed' : 'passed',
  assertionResults: [
    { fullName: 'one', status: 'passed' },
    { fullName: 'two', status: failed ? 'failed' : 'passed', failureMessages: failing.includes('flaky') ? ['Error: late\\n  at x'] : [] },
    { fullName: 'three', status: 'skipped' },
  ],
}]
if (failing.includes('vitest-crash')) process.exit(1)
writeFileSync(file, JSON.stringify({ testResults: failing.includes('vitest-empty') ? [] : testResults }))
`,
)
const PLAYWRIGHT = command(
  'playwright',
  `
import { writeFileSync } from 'node:fs'
const projects = process.argv.filter((arg) => arg.startsWith('--project='))
if (projects.includes('--project=desktop') && !process.env.CHROMIUM_PATH) throw new Error('no browser')
console.log('with ' + process.env.CHROMIUM_PATH)
const status = failing.includes('playwright') ? 'unexpected' : failing.includes('flaky') ? 'flaky' : 'expected'
const spec = { title: 'plays', tests: [{ projectName: 'desktop', status }, { projectName: 'phone', status: 'expected' }] }
const suites = [{ title: 'play.test.ts', suites: [{ title: 'a game', specs: [spec] }] }]
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ suites, errors: [] }))
`,
)
const COMMANDS: FakeCommands = {
  '@typescript/native': { command: 'tsc', code: command('tsc') },
  oxfmt: { command: 'oxfmt', code: command('oxfmt') },
  oxlint: { command: 'oxlint', code: command('oxlint') },
  vitest: { command: 'vitest', code: VITEST },
  playwright: { command: 'playwright', code: PLAYWRIGHT },
}

describe('npm test', () => {
  let project: FixtureProject
  let browser: string
  const run = (args: string[] = [], env: Record<string, string> = {}) =>
    project.run('test', args, { CHROMIUM_PATH: browser, ...env })
  const lastLines = (stdout: string, count: number) => stdout.trimEnd().split('\n').slice(-count)

  beforeAll(async () => {
    project = await createFixtureProject(
      {
        'scripts/check-structure.mjs': command('structure'),
        'scripts/check-rules.mjs': command('rules'),
        'browser/chromium': '#!/bin/sh\necho Chromium 140.0\n',
      },
      COMMANDS,
    )
    browser = join(project.folder, 'browser', 'chromium')
    await chmod(browser, 0o755)
  })
  afterAll(() => project.dispose())

  it('installs, runs every step and counts what passed', async () => {
    const { code, stdout } = await run()
    expect(stdout).toContain('Installing packages')
    const placesOf = (texts: string[]) => texts.map((text) => stdout.indexOf(text))
    const inBrowser = placesOf([
      'Built in',
      'ran structure',
      'ran rules',
      'ran tsc -p shared',
      'ran tsc -p tests',
      'ran oxfmt --check',
      'ran oxlint',
      'ran playwright test',
    ])
    expect(inBrowser).not.toContain(-1)
    expect(inBrowser).toEqual(inBrowser.toSorted((a, b) => a - b))
    expect(stdout).toContain('ran vitest run')
    expect(stdout).toContain(`with ${browser}`)
    // 5 type projects, lint, format, structure, rules, build; 2 of vitest; 2 of Playwright.
    expect(lastLines(stdout, 2)).toEqual(['skipped: tests/shared/grid.test.ts: three', '14 passed, 0 failed'])
    expect(code).toBe(0)
  })

  it.each([
    ['browser', 'flaky: play.test.ts: a game: plays [desktop]', 3],
    ['unit', 'flaky: tests/shared/grid.test.ts: two: Error: late', 2],
  ])(
    'lists a flaky test of the step %s, which fails only the run of all tests',
    async (step, name, count) => {
      const fast = await run([step], { FAILING: 'flaky' })
      expect(lastLines(fast.stdout, 2)).toEqual([name, `${count} passed, 0 failed`])
      expect(fast.code).toBe(0)
      const all = await run(['--all', step], { FAILING: 'flaky' })
      expect(lastLines(all.stdout, 2)).toEqual([name, `${count - 1} passed, 1 failed`])
      expect(all.code).toBe(1)
    },
  )

  it.each<[string, string, string]>([
    ['tsc', 'FAILED: types: client', '9 passed, 5 failed'],
    ['rules', 'FAILED: rules', '13 passed, 1 failed'],
    ['vitest', 'FAILED: tests/shared/grid.test.ts: two', '13 passed, 1 failed'],
    ['vitest-crash', 'FAILED: vitest: ended with exit code 1 and no failed test', '12 passed, 1 failed'],
    ['playwright', 'FAILED: play.test.ts: a game: plays [desktop]', '13 passed, 1 failed'],
  ])('goes on after a failure of %s, names it and ends with exit code 1', async (failing, named, closing) => {
    const { code, stdout } = await run([], { FAILING: failing })
    expect(stdout).toContain(named)
    expect(stdout).toContain('ran playwright')
    expect(lastLines(stdout, 1)).toEqual([closing])
    expect(code).toBe(1)
  })

  it('counts a failed build and the tests that could not run', async () => {
    await project.write('client/src/new.ts', `export const at = ${Date.now()}`)
    const { code, stdout } = await run(['build'], { BREAK_VITE: '1' })
    expect(lastLines(stdout, 2)).toEqual(['FAILED: build', '0 passed, 1 failed'])
    expect(code).toBe(1)
  })

  it('runs the named steps with their dependencies', async () => {
    expect((await run(['types'])).stdout).not.toMatch(/ran (?!tsc)/)
    const browserOnly = (await run(['browser', 'play.test.ts'])).stdout
    expect(browserOnly).toContain('== build')
    expect(browserOnly).toContain('--project=desktop --project=phone play.test.ts')
    expect(browserOnly).not.toContain('ran vitest')
    expect((await run(['tests/shared'])).stdout).toMatch(/ran vitest run .* tests\/shared\n/)
  })

  it('tests without the settings of this machine, especially its database', async () => {
    const { stdout } = await run(['unit'], {
      MONGODB_URI: 'mongodb://production.example.com/app',
      PUBLIC_URL: 'https://bingo.example.com',
      NODE_ENV: 'production',
    })
    expect(stdout).toContain('settings ,,\n')
  })

  it('stops on a signal and starts no further step', async () => {
    const running = project.start('node', ['scripts/run.mjs', 'test', 'lint', 'browser'], {
      SLOW: 'oxlint',
    })
    await running.printed('oxlint is slow')
    running.child.kill('SIGINT')
    const { code, stdout } = await running.ended
    expect(code).toBe(130)
    expect(stdout).not.toContain('== browser')
  })
})
