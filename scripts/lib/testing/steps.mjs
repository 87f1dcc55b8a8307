import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBuilt } from '../build-state.mjs'
import { runNode, runChild } from '../children.mjs'
import { packageCommand, readJson, ROOT } from '../project.mjs'
import { testsOfChange } from './changed.mjs'
import { ensureBrowser, onPath } from './programs.mjs'
import { playwrightTally, sum, vitestTally } from './reports.mjs'

/**
 * @typedef {import('./reports.mjs').Tally} Tally
 *
 * @typedef {object} StepContext
 * @property {boolean} all run the long tests too, without caches
 * @property {string[]} patterns test files, handed to the test runners
 * @property {string} [since] a commit: only the unit tests of what changed since, and one browser story
 * @property {(text: string) => void} write prints output of the step
 *
 * @typedef {object} Step
 * @property {1 | 2} lane steps of one lane run one after another, in parallel with the other lane
 * @property {string[]} [needs] steps that must have ended before
 * @property {boolean} [long] runs with `--all` or when named
 * @property {(context: StepContext) => Promise<Tally>} run
 */

/** `test:all` delays answers in client tests, which finds tests that read the screen too early. */
const SLOW_STEPS_MS = '40'
/** A runner that hangs fails after this time. On a slow machine each takes up to 20 minutes. */
const RUNNER_LIMIT_MS = 40 * 60_000

/** Returns the tally of one check, which passes or fails as a whole. */
export function check(name, isPassed) {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? [] : [name], flaky: [], skipped: [] }
}

const BINARIES = join(ROOT, 'node_modules', '.bin')

/**
 * A check that passes or fails with a script of package.json.
 * @param {string} withoutCache the script's option, for `test:all`
 */
const script = (name, withoutCache = '') => ({
  lane: 1,
  run: async ({ all, write }) => {
    const { scripts } = readJson(join(ROOT, 'package.json'))
    const env = { PATH: [BINARIES, process.env.PATH].join(delimiter) }
    const command = all ? `${scripts[name]} ${withoutCache}` : scripts[name]
    const { code } = await runChild(command, [], { shell: true, env, onOutput: write })
    return check(name, code === 0)
  },
})

async function runUnit({ patterns, since, ...context }) {
  const files = since === undefined ? patterns : await testsOfChange(since)
  // A change of documents affects no test.
  return since === undefined || files.length > 0 ? runVitest(files, context) : sum([])
}

/**
 * Creates a runner of tests that writes a report, in a folder of its own: one of another run is never read.
 * @param {string[]} command the runner's package and its command
 * @param {(report: object | undefined, exitCode: number) => Tally} tallyOf
 * @param {(file: string) => {args: string[], env?: Record<string, string>}} reporting into the file
 * @returns {(args: string[], options: {all: boolean, env?: Record<string, string>, write: (text: string) => void}) => Promise<Tally>}
 */
const runner =
  (command, tallyOf, reporting) =>
  async (args, { all, env, write }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bingoboard-report-'))
    try {
      const file = join(folder, 'report.json')
      const reporter = reporting(file)
      const { code } = await runNode(packageCommand(...command), [...reporter.args, ...args], {
        env: { TEST_ALL: all ? '1' : '', SLOW_STEPS_MS: all ? SLOW_STEPS_MS : '', ...reporter.env, ...env },
        limitMs: RUNNER_LIMIT_MS,
        onOutput: write,
      })
      return tallyOf(readJson(file), code)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

// A forgotten `.only` would hide the other tests. Playwright has `forbidOnly` in its configuration.
const VITEST = ['run', '--allowOnly=false', '--retry=1', '--reporter=default', '--reporter=json']
export const runVitest = runner(['vitest'], vitestTally, (file) => ({
  args: [...VITEST, `--outputFile.json=${file}`],
}))

const runPlaywright = runner(['playwright', 'playwright'], playwrightTally, (file) => ({
  args: ['test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
}))

async function runInChromium({ all, patterns, since, write }) {
  const browser = await ensureBrowser(all)
  if (browser === undefined) return check('browser: no Chromium to test with', false)
  const files = since === undefined ? ['--project=phone', ...patterns] : ['story.test.ts']
  const args = ['--project=desktop', ...files]
  return runPlaywright(args, { all, env: { CHROMIUM_PATH: browser }, write })
}

/** Runs the tests in Firefox and WebKit. A missing engine is skipped on a developer's machine, and fails in CI. */
async function runInOtherEngines({ all, patterns, write }) {
  const { env, missing } = await findEngines()
  const args = ['--project=engines', ...patterns]
  const hasEngine = Object.values(env).some(Boolean)
  const tally = hasEngine ? await runPlaywright(args, { all, env, write }) : sum([])
  tally[process.env.CI ? 'failed' : 'skipped'].push(...missing)
  return tally
}

/**
 * Quick checks first, so that their failures show early, and both lanes of the same length: the last minutes of one that runs alone
 * leave part of a core idle.
 * @type {Record<string, Step>}
 */
export const STEPS = {
  build: {
    lane: 1,
    run: async ({ write }) => check('build', await ensureBuilt({ onOutput: write })),
  },
  structure: script('check:structure'),
  rules: script('check:rules'),
  unused: script('check:unused'),
  types: script('typecheck', '--force'),
  format: script('format:check'),
  lint: script('lint'),
  unit: { lane: 2, run: runUnit },
  browser: { lane: 1, needs: ['build'], run: runInChromium },
  engines: { lane: 1, needs: ['build'], long: true, run: runInOtherEngines },
}

/** Debian names the release with extended support `firefox-esr`. */
const FIREFOX = ['firefox-esr', 'firefox']
const WEBKIT = ['WebKitWebDriver', 'Xvfb']
/** Debian's Python, which has the packages for GTK; another one may come first on the PATH. */
const PYTHON = '/usr/bin/python3'
const WEBKIT_CHECK = `import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')`
/** tests/support/engines/orca-to-file.py runs inside this version of Orca. Most of Orca's modules need a bus. */
const ORCA = ['Xvfb', 'dbus-daemon']
const ORCA_CHECK = `from orca.orca_platform import version; assert version.startswith('43.')`
const INSTALL_COMMANDS = {
  Firefox: 'apt-get install firefox-esr',
  WebKit:
    'apt-get install --no-install-recommends webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi hyphen-en-us',
  'Orca 43': 'apt-get install firefox-esr orca at-spi2-core dbus xvfb',
}

/**
 * Finds which of the engines of tests/e2e/engines this machine has.
 * @returns {Promise<{env: Record<string, string>, missing: string[]}>} settings of the tests, and what to install
 */
async function findEngines(env = process.env) {
  const find = (command) => onPath(command, env)[0]
  const firefox = env.FIREFOX_PATH ?? FIREFOX.map(find).find(Boolean)
  const runs = async (script) => (await runChild(PYTHON, ['-c', script], { capture: true })).code === 0
  const hasWebkit = WEBKIT.every(find) && (await runs(WEBKIT_CHECK))
  const hasOrca = firefox && ORCA.every(find) && (await runs(ORCA_CHECK))
  const found = {
    Firefox: firefox,
    WebKit: hasWebkit ? '1' : undefined,
    'Orca 43': hasOrca ? '1' : undefined,
  }
  const missing = Object.keys(INSTALL_COMMANDS).filter((name) => !found[name])
  return {
    env: { FIREFOX_PATH: firefox ?? '', WEBKIT: found.WebKit ?? '', ORCA: found['Orca 43'] ?? '' },
    missing: missing.map((name) => `${name} is not installed (${INSTALL_COMMANDS[name]})`),
  }
}
