import { basename } from 'node:path'
import ts from 'typescript'

/** We aim at 250 lines; a little more is no error, so that nobody splits a file in the middle of a thought. */
const MAX_LINES = 300
/** Tables of cases make tests long without making them hard to read. */
const MAX_TEST_LINES = 400
/**
 * Files that are longer, by path, with the lines they have. A number only ever shrinks, and goes when the file is short
 * enough. Nothing is added here: what is new gets split.
 */
export const LONG_FILES = {}

const VAGUE_NAME = /^(?:utils?|helpers?|misc|common|stuff)$/i
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)+$/

const LOOKS_LIKE_A_TEST = /\.(?:test|spec)\.[cm]?[jt]sx?$/
/** What vitest.config.ts and playwright.config.ts take up. */
const TAKEN_UP = /^tests\/(?:client\/.+\.test\.tsx?|(?:shared|server|e2e)\/.+\.test\.ts)$/

/** A test that no runner finds would pass for ever. */
function strayTestBreach({ path }) {
  return LOOKS_LIKE_A_TEST.test(path) && !TAKEN_UP.test(path)
    ? 'is a test that nothing runs: tests are tests/{shared,server,e2e}/….test.ts and tests/client/….test.ts or .tsx'
    : undefined
}

function nameBreach(path) {
  const vague = path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .find((part) => VAGUE_NAME.test(part))
  if (vague !== undefined)
    return `"${vague}" says nothing about what is in it: name it after the one thing it knows, and put the rest where it is used`
  if (!KEBAB_CASE.test(basename(path))) return 'is not named in kebab-case'
  return undefined
}

/** A barrel hides where things live and makes circles; the server's entry is the one index file. */
function barrelBreach({ path, tree }) {
  if (/^index\./.test(basename(path)) && path !== 'server/index.ts')
    return 'is an index file: import from the file that holds the thing'
  const statements = tree.statements
  const onlyPassesOn =
    statements.length > 0 &&
    statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
  return onlyPassesOn
    ? 'only passes on what other files export: import from the file that holds the thing'
    : undefined
}

function lengthBreach({ path, lines }, longFiles) {
  const max = path.startsWith('tests/') ? MAX_TEST_LINES : MAX_LINES
  const listed = longFiles[path]
  if (listed === undefined)
    return lines > max
      ? `has ${lines} lines, at most ${max} are allowed: split it by what its parts know`
      : undefined
  if (lines > listed) return `has grown from ${listed} to ${lines} lines: a listed file only shrinks`
  if (lines <= max) return `has ${lines} lines now: take it off the list of long files`
  if (lines < listed)
    return `has shrunk to ${lines} lines: lower its number in the list of long files from ${listed}`
  return undefined
}

/**
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @param {Record<string, number>} longFiles
 * @returns {import('./import-rules.mjs').Breach[]}
 */
export function fileBreaches(files, longFiles = LONG_FILES) {
  const breaches = files.flatMap((file) =>
    [nameBreach(file.path), barrelBreach(file), lengthBreach(file, longFiles), strayTestBreach(file)]
      .filter((message) => message !== undefined)
      .map((message) => ({ path: file.path, message })),
  )
  const paths = new Set(files.map(({ path }) => path))
  for (const path of Object.keys(longFiles))
    if (!paths.has(path)) breaches.push({ path, message: 'is gone: take it off the list of long files' })
  return breaches
}
