import { stripVTControlCharacters } from 'node:util'

/**
 * The result of a run of tests.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {string[]} failed names, with the reason where one is known
 * @property {string[]} flaky names of tests that failed once and passed when repeated, with the reason; not in `passed`
 * @property {string[]} skipped names
 */

/** The further lines of a failure message: `Expected: ...`, `+ a line of a diff`. jest-dom puts a value in the line after `Received:`. */
const DIFFERENCE = /^(Expected|Received)\b|^[+-] /
const MAX_DIFFERENCES = 6

/** Appends a failure message in one line: CI shows the end of the output only. The runner has printed the whole message. */
function withReason(name, message) {
  const [first, ...rest] = stripVTControlCharacters(String(message ?? ''))
    .split(/\n *Call log/i)[0]
    .split('\n')
    .map((line) => line.trim())
  const differences = rest
    .map((line, at) => (line.endsWith(':') ? `${line} ${rest[at + 1] ?? ''}` : line))
    .filter((line) => DIFFERENCE.test(line))
    .slice(0, MAX_DIFFERENCES)
  return [name, first, ...differences].filter(Boolean).join(': ')
}

/** Counts a failed runner without a failed test, or a runner without any test, as a failure. */
function withRunner(tally, name, exitCode) {
  const count = tally.passed + tally.failed.length + tally.flaky.length
  if (exitCode !== 0 && tally.failed.length === 0)
    tally.failed.push(`${name}: ended with exit code ${exitCode} and no failed test`)
  else if (count === 0) tally.failed.push(`${name}: ran no test`)
  return tally
}

/** @param {object | undefined} report vitest's JSON report; undefined when it wrote none */
export function vitestTally(report, exitCode) {
  const tally = { passed: 0, failed: [], flaky: [], skipped: [] }
  for (const { name: file, assertionResults, status, message } of report?.testResults ?? []) {
    const path = (file ?? '').replaceAll('\\', '/').replace(/^.*\/tests\//, 'tests/')
    for (const { fullName, status: outcome, failureMessages } of assertionResults) {
      const name = `${path}: ${fullName}`
      const [firstFailure] = failureMessages ?? []
      // A test that passed when repeated keeps its earlier failures.
      if (outcome === 'passed' && firstFailure === undefined) tally.passed += 1
      else if (outcome === 'passed') tally.flaky.push(withReason(name, firstFailure))
      else if (outcome === 'failed') tally.failed.push(withReason(name, firstFailure))
      else tally.skipped.push(name)
    }
    // A file that fails to load has no tests.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      tally.failed.push(withReason(path, message || 'did not run'))
  }
  return withRunner(tally, 'vitest', exitCode)
}

function* playwrightSpecs(suites, titles = []) {
  for (const suite of suites ?? []) {
    const path = suite.title ? [...titles, suite.title] : titles
    for (const spec of suite.specs ?? []) yield { path, spec }
    yield* playwrightSpecs(suite.suites, path)
  }
}

/** @param {object | undefined} report Playwright's JSON report; undefined when it wrote none */
export function playwrightTally(report, exitCode) {
  const tally = { passed: 0, failed: [], flaky: [], skipped: [] }
  for (const { path, spec } of playwrightSpecs(report?.suites)) {
    for (const { projectName, status, results } of spec.tests) {
      const name = `${[...path, spec.title].join(': ')} [${projectName}]`
      if (status === 'expected') tally.passed += 1
      else if (status === 'skipped') tally.skipped.push(name)
      else {
        const reason = results?.find(({ error }) => error)?.error.message
        tally[status === 'flaky' ? 'flaky' : 'failed'].push(withReason(name, reason))
      }
    }
  }
  for (const { message } of report?.errors ?? []) tally.failed.push(withReason('playwright', message))
  return withRunner(tally, 'playwright', exitCode)
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  }
}
