import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {{id: string, path: string, line: number}} Citation */

const ID = /([A-Z]{2,6})-\d+/g
const DEFINITION = /^- \*\*([A-Z]{2,6}-\d+)\*\*\s+\S/
/** A rule's line with a typo, which `DEFINITION` does not match. */
const MALFORMED_DEFINITION = /^\s*[-*]?\s*\**[A-Z]{2,6}-\d+\b/
const TEST_FILE = /\.test\.tsx?$/
const COMMENT = /^\s*(?:\/\/|\/?\*).*|\s\/\/ .*$/
/** The beginning of a test's name. */
const TEST_NAME = /['"`](?:\[(?:[A-Z]{2,6}-\d+[\s,]*)+\]|(?:[A-Z]{2,6}-\d+[\s,]*)+:)/g

/**
 * Reads the rules that RULES.md defines, each on a line of its own: `- **LIV-1** text`.
 * @returns {{ids: Map<string, number>, problems: string[]}} ids with their line
 */
function definedRules(text) {
  const ids = new Map()
  const problems = []
  for (const [index, line] of text.split('\n').entries()) {
    const id = DEFINITION.exec(line)?.[1]
    if (id === undefined) {
      if (MALFORMED_DEFINITION.test(line))
        problems.push(`tests/RULES.md:${index + 1}: write a rule as "- **ID** text"`)
    } else if (ids.has(id))
      problems.push(`tests/RULES.md:${index + 1}: ${id} is defined on line ${ids.get(id)} already`)
    else ids.set(id, index + 1)
  }
  return { ids, problems }
}

/**
 * Returns the rule ids that a test file cites. A test's name begins with them (`LIV-1 LIV-2: …`, `[LIV-1] …`). In other
 * code an id counts if a rule has its letters, unlike UTF-8: names may be computed, for example from a table.
 * @param {string} path for the citations
 * @param {string} text
 * @param {Set<string>} families the letters of the defined ids, such as LIV
 * @returns {Citation[]}
 */
export function citedRules(path, text, families) {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(COMMENT, '')
    const names = (code.match(TEST_NAME) ?? []).join(' ')
    return [...code.matchAll(ID)]
      .filter(([id, family]) => families.has(family) || names.includes(id))
      .map(([id]) => ({ id, path, line: index + 1 }))
  })
}

function testFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/**
 * Checks that every rule of tests/RULES.md has a test, and that tests cite known rules only.
 * @param {string} root the project's folder
 * @returns {{ruleCount: number, problems: string[]}}
 */
export function checkRules(root) {
  const folder = join(root, 'tests')
  const { ids, problems } = definedRules(readFileSync(join(folder, 'RULES.md'), 'utf8'))
  const families = new Set([...ids.keys()].map((id) => id.split('-')[0]))
  const citations = testFiles(folder).flatMap((file) => {
    const path = relative(root, file).replaceAll('\\', '/')
    return citedRules(path, readFileSync(file, 'utf8'), families)
  })
  const cited = new Set(citations.map(({ id }) => id))
  for (const { id, path, line } of citations)
    if (!ids.has(id)) problems.push(`${path}:${line}: ${id} is not a rule of tests/RULES.md`)
  for (const [id, line] of ids)
    if (!cited.has(id)) problems.push(`tests/RULES.md:${line}: no test's name cites ${id}`)
  return { ruleCount: ids.size, problems: [...new Set(problems)] }
}
