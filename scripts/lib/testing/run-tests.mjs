import { failureCode, forwardSignals, stoppedBy } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { prefixLines } from '../prefix-lines.mjs'
import { installPrograms } from './programs.mjs'
import { sum } from './reports.mjs'
import { removeSettings } from './settings.mjs'
import { check, runVitest, STEPS } from './steps.mjs'

/** @typedef {import('./reports.mjs').Tally} Tally */

const ALL_OPTION = '--all'
/** What a change affects: its types, its unit tests and one browser story. */
const CHANGED_OPTION = '--changed'
const CHANGE_STEPS = ['types', 'unit', 'browser']

/**
 * Chooses the steps to run, and the arguments of the test runners.
 * @param {string[]} args names of steps; `--all`; `--changed` and a commit; anything else picks test files, as `vitest`
 *   and `playwright` do
 * @returns {{all: boolean, steps: string[], patterns: string[], since?: string}} `since` with `--changed`
 */
function chooseSteps(args) {
  const named = args.filter((arg) => Object.hasOwn(STEPS, arg))
  const patterns = args.filter(
    (arg) => arg !== ALL_OPTION && arg !== CHANGED_OPTION && !Object.hasOwn(STEPS, arg),
  )
  const all = args.includes(ALL_OPTION)
  const suiteSteps = Object.keys(STEPS).filter((name) => all || !STEPS[name].long)
  const isChange = args.includes(CHANGED_OPTION)
  const defaultSteps = patterns.length > 0 ? ['unit'] : suiteSteps
  const wanted = isChange ? CHANGE_STEPS : named.length > 0 ? named : defaultSteps
  const chosen = new Set(wanted.flatMap((name) => [...(STEPS[name].needs ?? []), name]))
  const steps = Object.keys(STEPS).filter((name) => chosen.has(name))
  return isChange ? { all, steps, patterns: [], since: patterns[0] ?? 'HEAD' } : { all, steps, patterns }
}

async function tallyOf(name, context) {
  try {
    return await STEPS[name].run(context)
  } catch (error) {
    context.write(`${error.stack}\n`)
    return check(name, false)
  }
}

async function runStep(name, context) {
  console.log(`\n== ${name}`)
  const startedAt = Date.now()
  const write = prefixLines(name)
  const tally = await tallyOf(name, { ...context, write })
  // Completes a last line.
  write('\n')
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`== ${name} ${tally.failed.length === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return tally
}

/**
 * Runs the steps in two lanes at the same time: the checks are single processes, and the tests of the server and in the browser
 * wait for timers and sockets. Each alone would leave a core idle.
 */
async function runLanes(steps, context) {
  const started = new Map()
  const lastOfLane = new Map()
  for (const name of steps) {
    const { lane, needs = [] } = STEPS[name]
    const before = [lastOfLane.get(lane), ...needs.map((needed) => started.get(needed))]
    const run = Promise.all(before).then(() =>
      stoppedBy() === undefined ? runStep(name, context) : undefined,
    )
    started.set(name, run)
    lastOfLane.set(lane, run)
  }
  return (await Promise.all(started.values())).filter((tally) => tally !== undefined)
}

/**
 * Prints the conclusion. A flaky test passed at its second try: it counts as passed in the fast suite and as failed in the
 * whole one.
 * @returns {number} exit code
 */
function printConclusion({ passed, failed, flaky, skipped }, { all }) {
  const passedInAll = passed + (all ? 0 : flaky.length)
  const failedInAll = all ? [...failed, ...flaky.map((name) => `flaky: ${name}`)] : failed
  console.log('')
  for (const name of skipped) console.log(`skipped: ${name}`)
  for (const name of flaky) console.log(`flaky: ${name}`)
  for (const name of failed) console.log(`FAILED: ${name}`)
  console.log(`${passedInAll} passed, ${failedInAll.length} failed`)
  return failedInAll.length > 0 || passedInAll === 0 ? 1 : 0
}

/**
 * Installs the programs that the tests need, then runs them.
 * @param {string[]} args `npm test -- unit`, `npm test -- browser`, `npm test -- tests/shared`; none for all steps; `--all` for
 *   the long tests too, `--changed` for what a change touches
 * @returns {Promise<number>} exit code
 */
export async function runTests(args) {
  forwardSignals()
  removeSettings(process.env)
  const { steps, ...choice } = chooseSteps(args)
  const { all } = choice
  if (!(await ensureInstalled()))
    return stoppedBy() === undefined ? printConclusion(check('install', false), { all }) : failureCode()
  await installPrograms(steps, all)
  if (process.stdout.isTTY && process.env.NO_COLOR === undefined) process.env.FORCE_COLOR ??= '1'
  const startedAt = Date.now()
  const tallies = await runLanes(steps, choice)
  if (stoppedBy() !== undefined) return failureCode()
  console.log(`\nTook ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  return printConclusion(sum(tallies), { all })
}

/**
 * Runs the server tests on a MongoDB.
 * @param {Record<string, string>} env tells the tests its address
 * @returns {Promise<number>} exit code
 */
export async function runServerTests(env) {
  removeSettings(process.env)
  const write = (text) => process.stdout.write(text)
  const tally = await runVitest(['--project', 'server'], { all: true, env, write })
  if (stoppedBy() !== undefined) return failureCode()
  return printConclusion(tally, { all: true })
}
