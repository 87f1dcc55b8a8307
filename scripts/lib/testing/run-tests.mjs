import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../build-state.mjs'
import { failureCode, handOnSignals, runNode, stoppedBy } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { packageCommand, readJson, ROOT } from '../project.mjs'
import { ensureBrowser } from './browser.mjs'
import { forgetSettings } from './settings.mjs'
import { playwrightTally, sum, vitestTally } from './reports.mjs'

/** @typedef {import('./reports.mjs').Tally} Tally */

const TYPE_PROJECTS = ['shared', 'server', 'client', 'client/src/service-worker', 'tests']
/** Either runner takes about ten minutes, on a slow machine twice that; one that hangs must not hang whoever waits for it. */
const RUNNER_LIMIT_MS = 40 * 60_000

/** A step that is one check: it passes or fails as a whole. */
function check(name, isPassed) {
  return isPassed ? { passed: 1, failed: [], skipped: [] } : { passed: 0, failed: [name], skipped: [] }
}

async function runCommand(name, packageName, command, args) {
  const { code } = await runNode(packageCommand(packageName, command), args)
  return check(name, code === 0)
}

/** In a folder that is removed again: a report that is left over from another run must never be read. */
async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function vitest(patterns, env) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    // A forgotten `.only` would leave out the rest unseen; Playwright is told so by its configuration.
    const args = ['run', '--allowOnly=false', ...reporters, ...patterns]
    const { code } = await runNode(packageCommand('vitest'), args, { env, limitMs: RUNNER_LIMIT_MS })
    return vitestTally(readJson(file), code)
  })
}

async function browserTests(patterns) {
  const browser = await ensureBrowser()
  if (browser === undefined) return check('browser: there is none to test with', false)
  return withReport(async (file) => {
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const { code } = await runNode(
      packageCommand('@playwright/test', 'playwright'),
      ['test', '--reporter=list,json', ...patterns],
      { env, limitMs: RUNNER_LIMIT_MS },
    )
    return playwrightTally(readJson(file), code)
  })
}

/** In this order. The build stands before the tests that run it. */
const STEPS = {
  types: async () => {
    const tallies = []
    for (const project of TYPE_PROJECTS)
      tallies.push(await runCommand(`types: ${project}`, 'typescript', 'tsc', ['-p', project]))
    return sum(tallies)
  },
  lint: () => runCommand('lint', 'eslint', 'eslint', ['.', '--max-warnings', '0']),
  format: () => runCommand('format', 'prettier', 'prettier', ['--check', '--log-level', 'warn', '.']),
  structure: async () =>
    check('structure', (await runNode(join(ROOT, 'scripts', 'check-structure.mjs'))).code === 0),
  rules: async () => check('rules', (await runNode(join(ROOT, 'scripts', 'check-rules.mjs'))).code === 0),
  build: async () => check('build', await ensureBuilt()),
  unit: (patterns) => vitest(patterns),
  browser: browserTests,
}
/** Steps that one chosen by name cannot do without. */
const NEEDS = { browser: ['build'] }

/**
 * Which steps to run, and what to hand to the test runners.
 * @param {string[]} args names of steps; anything else picks test files, as `vitest` and `playwright` do
 */
export function chooseSteps(args) {
  const named = args.filter((arg) => Object.hasOwn(STEPS, arg))
  const patterns = args.filter((arg) => !Object.hasOwn(STEPS, arg))
  const wanted = named.length > 0 ? named : patterns.length > 0 ? ['unit'] : Object.keys(STEPS)
  const all = new Set(wanted.flatMap((name) => [...(NEEDS[name] ?? []), name]))
  return { steps: Object.keys(STEPS).filter((name) => all.has(name)), patterns }
}

async function tallyOf(name, patterns) {
  try {
    return await STEPS[name](patterns)
  } catch (error) {
    console.error(error.message)
    return check(name, false)
  }
}

async function runStep(name, patterns, place) {
  console.log(`\n== ${name} (${place})`)
  const startedAt = Date.now()
  const tally = await tallyOf(name, patterns)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`   ${tally.failed.length === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return tally
}

function conclude({ passed, failed, skipped }) {
  console.log('')
  for (const name of skipped) console.log(`skipped: ${name}`)
  for (const name of failed) console.log(`FAILED: ${name}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  return failed.length > 0 || passed === 0 ? 1 : 0
}

/**
 * Runs everything that shows that BingoBoard works, after installing what that needs.
 * @param {string[]} args `npm test -- unit`, `npm test -- browser`, `npm test -- tests/shared`; nothing: all
 * @returns {Promise<number>} exit code
 */
export async function runTests(args) {
  handOnSignals()
  forgetSettings(process.env)
  if (!(await ensureInstalled()))
    return stoppedBy() === undefined ? conclude(check('install', false)) : failureCode()
  const { steps, patterns } = chooseSteps(args)
  const tallies = []
  for (const [index, name] of steps.entries()) {
    tallies.push(await runStep(name, patterns, `${index + 1} of ${steps.length}`))
    if (stoppedBy() !== undefined) return failureCode()
  }
  return conclude(sum(tallies))
}

/**
 * Runs the server's tests on a MongoDB.
 * @param {Record<string, string>} env that leads the tests to it
 * @returns {Promise<number>} exit code
 */
export async function runServerTests(env) {
  forgetSettings(process.env)
  // The scripts have no database.
  return conclude(await vitest(['--project', 'server', '--exclude', 'tests/server/scripts/**'], env))
}
