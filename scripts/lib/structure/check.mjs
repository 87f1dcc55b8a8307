import { codeBreaches } from './code-rules.mjs'
import { fileBreaches } from './file-rules.mjs'
import { importBreaches } from './import-rules.mjs'
import { readPackage, readSources } from './source-files.mjs'
import { styleBreaches } from './style-rules.mjs'

/**
 * Holds a project's folder against the rules of the house.
 * @param {string} root
 * @returns {{fileCount: number, complaints: string[]}} each complaint is one line: `path:line: what, and where it belongs`
 */
export function checkStructure(root) {
  const files = readSources(root)
  const breaches = [
    ...importBreaches(files, readPackage(root)),
    ...fileBreaches(files),
    ...codeBreaches(files),
    ...styleBreaches(files, root),
  ]
  const complaints = breaches.map(({ path, line, message }) =>
    line === undefined ? `${path}: ${message}` : `${path}:${line}: ${message}`,
  )
  // One call may break a rule in two of its parts, such as `to` and `emit` of one chain.
  return { fileCount: files.length, complaints: [...new Set(complaints)] }
}
