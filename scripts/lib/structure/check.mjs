import { codeBreaches } from './code-rules.mjs'
import { commentBreaches } from './comment-rules.mjs'
import { fileBreaches } from './file-rules.mjs'
import { importBreaches } from './import-rules.mjs'
import { messageBreaches } from './message-rules.mjs'
import { readPackage, readSources } from './source-files.mjs'
import { styleBreaches } from './style-rules.mjs'
import { textBreaches } from './text-rules.mjs'

/** @typedef {{path: string, line?: number, message: string}} Breach */

/**
 * Checks a project against the rules of structure. Each group of rules takes the files as `source-files.mjs` reads them, and
 * returns its breaches.
 * @returns {{fileCount: number, complaints: string[]}} each complaint is one line: `path:line: what, and where it belongs`
 */
export function checkStructure(root) {
  const files = readSources(root)
  /** @type {Breach[]} */
  const breaches = [
    ...importBreaches(files, readPackage(root)),
    ...fileBreaches(files),
    ...codeBreaches(files),
    ...styleBreaches(files, root),
    ...commentBreaches(files),
    ...textBreaches(files),
    ...messageBreaches(files),
  ]
  const complaints = breaches.map(({ path, line, message }) =>
    line === undefined ? `${path}: ${message}` : `${path}:${line}: ${message}`,
  )
  // One call may break a rule twice, such as with `to` and `emit` of one chain.
  return { fileCount: files.length, complaints: [...new Set(complaints)] }
}
