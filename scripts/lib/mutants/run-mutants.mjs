import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { failureCode, forwardSignals, runChild, runNode, stoppedBy } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { packageCommand, readJson, ROOT } from '../project.mjs'

/**
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} file path from the project's folder
 * @property {string} find text that occurs once in it
 * @property {string} replace
 * @property {string} what what is wrong with it then, in one sentence
 *
 * @typedef {object} Result
 * @property {Fault} fault
 * @property {string | undefined} caughtBy the first test that failed; undefined where none did
 * @property {number} files test files that were run
 * @property {number} seconds
 */

/**
 * Test files run in parallel, nearest first: the first few catch most faults, and the rest need not start.
 */
const ROUND_SIZES = [5, 20, Infinity]
/** A fault may well make a loop endless. A file takes 2 to 5 s. */
const roundLimitMs = (files) => (60 + 10 * files) * 1000

/** Makes a copy that may be broken: tracked files as they are in the working tree, and the same packages. */
async function copyOfProject() {
  const { code, output } = await runChild('git', ['ls-files', '-z'], { capture: true })
  if (code !== 0) throw new Error(`${ROOT} is not a git checkout`)
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-mutants-'))
  for (const path of output.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/**
 * Puts a fault into a checkout.
 * @returns {{remove: () => void, restore: () => void}} takes the fault out of the file, and puts it in again
 * @throws if `find` is missing or ambiguous: the list has to follow the code
 */
function insertFault(folder, { id, file, find, replace }) {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  const [before, after, ...others] = source.split(find)
  if (after === undefined || others.length > 0) throw new Error(`${id}: its text is not once in ${file}`)
  const restore = () => writeFileSync(path, before + replace + after)
  restore()
  return { remove: () => writeFileSync(path, source), restore }
}

/**
 * Builds a lookup of the vitest files that reach a source file by imports.
 * @returns {Promise<(path: string) => string[]>} test files, those with the fewest imports in between first: they are the
 *   likeliest to catch a fault, and the cheapest
 */
async function findReachingTests(folder) {
  const graph = ['--no-config', '--do-not-follow', 'node_modules', '--output-type', 'json']
  const depcruise = packageCommand('dependency-cruiser', 'depcruise')
  const { output } = await runNode(depcruise, ['shared', 'server', 'client', 'tests', ...graph], {
    cwd: folder,
    capture: true,
  })
  const importers = new Map(JSON.parse(output).modules.map(({ source, dependents }) => [source, dependents]))

  return (source) => {
    const reached = new Set([source])
    // A Set is iterated in the order of insertion, including what is added on the way: a breadth-first search.
    for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
    return [...reached].filter((path) => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(path))
  }
}

/** @returns {Promise<{file: string, test: string} | undefined>} the first test of these files that failed */
async function firstFailure(folder, files) {
  const report = join(folder, 'mutants-report.json')
  rmSync(report, { force: true })
  const { code } = await runNode(
    packageCommand('vitest'),
    ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...files],
    { cwd: folder, capture: true, limitMs: roundLimitMs(files.length) },
  )
  if (code === 0) return undefined
  for (const { name, status, assertionResults } of readJson(report)?.testResults ?? []) {
    const file = name.slice(name.lastIndexOf('tests/'))
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed) return { file, test: failed.fullName }
    if (status === 'failed') return { file, test: 'the file does not load' }
  }
  return { file: files[0], test: 'the run hangs' }
}

/**
 * Whether the fault causes a failure: the file fails once more, and passes without it. Slow machines fail tests too.
 */
async function isCausedBy(folder, planted, file) {
  if ((await firstFailure(folder, [file])) === undefined) return false
  planted.remove()
  try {
    return (await firstFailure(folder, [file])) === undefined
  } finally {
    planted.restore()
  }
}

/** @returns {Promise<Result>} */
async function testFault(folder, reached, fault) {
  const startedAt = Date.now()
  const planted = insertFault(folder, fault)
  const files = reached(fault.file)
  let done = 0
  let caughtBy
  try {
    for (const size of ROUND_SIZES) {
      let round = files.slice(done, done + size)
      done += round.length
      while (round.length > 0 && caughtBy === undefined && stoppedBy() === undefined) {
        const failure = await firstFailure(folder, round)
        if (failure === undefined) break
        if (await isCausedBy(folder, planted, failure.file)) caughtBy = `${failure.file}: ${failure.test}`
        round = round.filter((file) => file !== failure.file)
      }
      if (caughtBy !== undefined) break
    }
  } finally {
    planted.remove()
  }
  return { fault, caughtBy, files: done, seconds: Math.round((Date.now() - startedAt) / 1000) }
}

/**
 * Plants one fault of `faults.json` after another and runs the tests that reach it by imports, to see whether they fail.
 * @param {string[]} args `--only` names some, separated by commas
 * @returns {Promise<number>} exit code: 0 when every fault was caught
 */
export async function runMutants(args) {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values
  forwardSignals()
  if (!(await ensureInstalled())) return failureCode()
  const ids = only?.split(',')
  /** @type {Fault[]} */
  const faults = readJson(join(import.meta.dirname, 'faults.json')).filter(
    ({ id }) => ids?.includes(id) ?? true,
  )
  const folder = await copyOfProject()
  const results = []
  try {
    const reached = await findReachingTests(folder)
    for (const fault of faults) {
      const result = await testFault(folder, reached, fault)
      if (stoppedBy() !== undefined) return failureCode()
      results.push(result)
      const { caughtBy, files, seconds } = result
      console.log(
        `${caughtBy ? 'caught' : 'MISSED'} ${fault.id} (${files} files, ${seconds} s): ${caughtBy ?? fault.what}`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const missed = results.filter(({ caughtBy }) => caughtBy === undefined)
  console.log(`${results.length - missed.length} caught, ${missed.length} missed`)
  return missed.length === 0 ? 0 : 1
}
