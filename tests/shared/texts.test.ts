import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The words that docs/writing.md forbids, what to write instead, and where, unless everywhere. */
const FORBIDDEN: readonly [pattern: RegExp, instead: string, where?: RegExp][] = [
  [/\bsign(?:s|ed|ing)? (?:in|out|up)\b/i, 'log in, log out, register'],
  [/\b(?:is|are|was|were|do|does|did|has|have|can|could|would|will) not\b|\bcannot\b/i, 'a contraction'],
  [/\b(?:you|we) (?:are|will)\b/i, 'a contraction'],
  [/\be-mail|\bmail(?:s|ed)?\b|\bthe letter\b/i, 'email'],
  [/\b(?:some|no|every)body\b|\bwhoever\b/i, 'someone, no one, everyone'],
  [/colour|neighbour|harbour|favour|\bcentred?\b|\b(?:random|custom|organ|recogn)is|\bafresh\b/i, 'American'],
  [/\bthis address\b/i, 'this link'],
  // On the wire and in selectors, squares are called cells.
  [/(?<![-\w.])cells?\b/i, 'square', /^client/],
  [/\bany more\b|\bdid not come\b|\bamong your\b|\bmeanwhile\b|\bby it\b/i, 'plainer words'],
]

/** Texts that the specification and the product decisions settle word by word. */
const SETTLED = [
  'Sign in to share',
  'Sign in with your password.',
  'Signed out',
  'Cannot Save',
  'Cannot Share',
  'Cells cannot be empty',
  'This cannot be undone.',
  'Could not load the image from the provided URL.',
  'Navigates and selects cells',
  'Marks or unmarks a cell in play mode',
  'Edit Bingo Cell',
  'Enter cell content',
  'Cell content',
  'cells before saving.',
  'Clear All Cells',
  'Empty cells have been filled',
  'All cells have been cleared.',
  'Cell order has been randomized!',
]

/** The embedded database's texts are for its driver, and other languages have their own glossaries. */
const EXEMPT = /^server\/embedded-db\/|^shared\/messages\/(?!en\/)/
/** Lists of quotes and scenes, of which only the spelling is checked. */
const LISTS = ['server/database/official/en.json', 'client/src/features/landing/samples.json']
const BRITISH = /colour|neighbour|favour|organis|realis|\bqueue\b|\bgrey\b/i

/** Returns the literals that people may read: not those of imports, types and class names, and no single lower-case words. */
function textsOf(path: string, code: string): { text: string; line: number }[] {
  const tree = ts.createSourceFile(path, code, ts.ScriptTarget.Latest)
  const texts: { text: string; line: number }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === 'className') return
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ')
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      if (/ |^[A-Z][a-z]/.test(text)) texts.push({ text, line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return texts
}

function complaintsAbout(path: string, code: string): string[] {
  return textsOf(path, code).flatMap(({ text, line }) => {
    const rest = SETTLED.reduce((left, settled) => left.replace(settled, ''), text)
    return FORBIDDEN.flatMap(([pattern, instead, where]) => {
      const found = where && !where.test(path) ? undefined : pattern.exec(rest)?.[0]
      return found === undefined ? [] : [`${path}:${line}: “${found}” in “${text.trim()}”: ${instead}`]
    })
  })
}

describe('texts', () => {
  it('follow the vocabulary of docs/writing.md', () => {
    const paths = ['client/src', 'server', 'shared'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    const sources = paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !EXEMPT.test(path))
    expect(sources.length).toBeGreaterThan(400)
    expect(sources.flatMap((path) => complaintsAbout(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each(LISTS)('%s is in American English', (path) => {
    const lines = readFileSync(path, 'utf8').split('\n')
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.filter((line) => BRITISH.test(line))).toEqual([])
  })
})
