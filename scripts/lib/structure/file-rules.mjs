import { basename } from 'node:path'
import ts from 'typescript'

const VAGUE_NAME = /^(?:utils?|helpers?|misc|common|stuff)$/i
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)+$/

const LOOKS_LIKE_A_TEST = /\.(?:test|spec)\.[cm]?[jt]sx?$/
/** The files that vitest.config.ts and playwright.config.ts include. */
const INCLUDED = /^tests\/(?:client\/.+\.test\.tsx?|(?:shared|server|e2e)\/.+\.test\.ts)$/

/** A test that no runner finds never fails. */
function strayTestBreach({ path }) {
  return LOOKS_LIKE_A_TEST.test(path) && !INCLUDED.test(path)
    ? 'is a test that nothing runs: tests are tests/{shared,server,e2e}/….test.ts and tests/client/….test.ts or .tsx'
    : undefined
}

function nameBreach(path) {
  const vague = path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .find((part) => VAGUE_NAME.test(part))
  if (vague !== undefined)
    return `"${vague}" does not name its content: name it after the one thing it knows, and move the rest to where it is used`
  if (!KEBAB_CASE.test(basename(path))) return 'is not named in kebab-case'
  return undefined
}

/**
 * A barrel hides where code is and causes import cycles; a selection from a package does not. The server's entry is the only
 * index file.
 */
function barrelBreach({ path, tree }) {
  if (/^index\./.test(basename(path)) && path !== 'server/index.ts')
    return 'is an index file: import from the file that defines the name'
  const statements = tree.statements
  const onlyReExports =
    statements.length > 0 &&
    statements.every(
      (node) =>
        ts.isExportDeclaration(node) && node.moduleSpecifier && /^[.#]/.test(node.moduleSpecifier.text),
    )
  return onlyReExports ? 'only re-exports other files: import from the file that defines the name' : undefined
}

export function fileBreaches(files) {
  return files.flatMap((file) =>
    [nameBreach(file.path), barrelBreach(file), strayTestBreach(file)]
      .filter((message) => message !== undefined)
      .map((message) => ({ path: file.path, message })),
  )
}
