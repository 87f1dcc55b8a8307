import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { lineOf, walk } from './structure/source-files.mjs'

/** @typedef {{id: string, path: string, line: number}} Citation */

const ID = /[A-Z]{2,6}-\d+/g
const DEFINITION = /^- \*\*([A-Z]{2,6}-\d+)\*\*\s+\S/
/** A rule's line with a typo, which `DEFINITION` does not match. */
const ALMOST = /^\s*[-*]?\s*\**[A-Z]{2,6}-\d+\b/
const TEST_FILE = /\.test\.tsx?$/
/** `it('…'`, `test.each(table)('…'`, `it.skipIf(x)('…'`; not `test.describe('…'` or `test.beforeEach('…'`. */
const TEST_CALL = /^(?:it|test)(?:\.(?:each|for|only|skip|fails|concurrent|sequential|skipIf|runIf|prop))*$/

/**
 * The rules that RULES.md defines, each on a line of its own: `- **LIV-1** text`.
 * @returns {{ids: Map<string, number>, complaints: string[]}} ids with their line
 */
function definedRules(text) {
  const ids = new Map()
  const complaints = []
  for (const [index, line] of text.split('\n').entries()) {
    const id = DEFINITION.exec(line)?.[1]
    if (id === undefined) {
      if (ALMOST.test(line)) complaints.push(`tests/RULES.md:${index + 1}: write a rule as "- **ID** text"`)
    } else if (ids.has(id))
      complaints.push(`tests/RULES.md:${index + 1}: ${id} is defined on line ${ids.get(id)} already`)
    else ids.set(id, index + 1)
  }
  return { ids, complaints }
}

function calledName(expression) {
  if (ts.isCallExpression(expression)) return calledName(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return calledName(expression.tag)
  if (ts.isPropertyAccessExpression(expression)) {
    const before = calledName(expression.expression)
    return before === undefined ? undefined : `${before}.${expression.name.text}`
  }
  return ts.isIdentifier(expression) ? expression.text : undefined
}

function titleParts(node) {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node))
    return { text: node.text, computed: node.text.includes('$') || /%[sjo]/.test(node.text) }
  if (ts.isTemplateExpression(node))
    return {
      text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '),
      computed: true,
    }
  // A title in a variable: its text is elsewhere in the file.
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return { text: '', computed: true }
  return undefined
}

/**
 * The rule ids that a test file's test names cite. The name begins with the ids (`LIV-1 LIV-2: …`, `[LIV-1] …`). A later id
 * counts when a rule has its letters, so UTF-8 does not. Where a name is computed, as in a table of cases,
 * strings of the file that consist of an id count too.
 * @param {string} path for the citations
 * @param {string} text
 * @param {Set<string>} families the letters of the defined ids, such as LIV
 * @returns {Citation[]}
 */
export function citedRules(path, text, families) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const citations = []
  const loneIds = []
  let computed = false
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node) && /^[A-Z]{2,6}-\d+$/.test(node.text))
      loneIds.push({ id: node.text, path, line: lineOf(tree, node) })
    if (!ts.isCallExpression(node) || !TEST_CALL.test(calledName(node.expression) ?? '')) return
    // The first argument of the inner call of `it.each(table)('…')` is the table.
    if (ts.isCallExpression(node.parent) && node.parent.expression === node) return
    const title = titleParts(node.arguments[0])
    if (title === undefined) return
    computed ||= title.computed
    const opening = /^\[?(?:[A-Z]{2,6}-\d+[\s,\]:]*)+/.exec(title.text)?.[0] ?? ''
    for (const { 0: id, index } of title.text.matchAll(ID))
      if (index < opening.length || families.has(id.split('-')[0]))
        citations.push({ id, path, line: lineOf(tree, node) })
  })
  return computed ? [...citations, ...loneIds.filter(({ id }) => families.has(id.split('-')[0]))] : citations
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
 * @returns {{ruleCount: number, complaints: string[]}}
 */
export function checkRules(root) {
  const folder = join(root, 'tests')
  const { ids, complaints } = definedRules(readFileSync(join(folder, 'RULES.md'), 'utf8'))
  const families = new Set([...ids.keys()].map((id) => id.split('-')[0]))
  const citations = testFiles(folder).flatMap((file) => {
    const path = file
      .slice(root.length)
      .replace(/^[\\/]/, '')
      .replaceAll('\\', '/')
    return citedRules(path, readFileSync(file, 'utf8'), families)
  })
  const cited = new Set(citations.map(({ id }) => id))
  for (const { id, path, line } of citations)
    if (!ids.has(id)) complaints.push(`${path}:${line}: ${id} is not a rule of tests/RULES.md`)
  for (const [id, line] of ids)
    if (!cited.has(id)) complaints.push(`tests/RULES.md:${line}: no test's name cites ${id}`)
  return { ruleCount: ids.size, complaints: [...new Set(complaints)] }
}
