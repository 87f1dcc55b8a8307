import ts from 'typescript'
import { lineOf, walk } from './source-files.mjs'

/** Shows the names of icons, to developers. */
const ENGLISH_ONLY = /^client\/src\/(?:features|routes)\/icon-test/
const WORDS = /\p{L}{2}/u
/** A sentence, or a word as labels have it. */
const SENTENCE = /^[A-Z…"“][^\n]*\p{L} \p{L}|^[A-Z][a-z]+(?:\.\.\.|[.?!])$/u
const LABEL = /^[A-Z][\p{L}'’]+$/u
/** Paths of drawings, fonts of a canvas and addresses look like sentences. */
const NO_SENTENCE = /^(?:M.*[XL]|X?(?: X)*px|X+$)/
/** Attributes and properties that end up on a screen. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|label|placeholder|alt|text|words|heading|description|hint|message|action|\w*Label|\w*Text|\w*Title)$/

/** Texts that no one sees: errors for developers, and class names. */
function isInternal(node) {
  for (let at = node; at; at = at.parent) {
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true
    if (ts.isJsxAttribute(at))
      return /^(?:class|className|style|key|id|href|to|src|d|name|type)$/.test(at.name.getText())
    if (ts.isTypeNode(at) || ts.isImportDeclaration(at)) return true
  }
  return false
}

const contentOf = (node) =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('')
    : node.text

function isShown(node) {
  const { parent } = node
  if (ts.isJsxText(node)) return WORDS.test(node.text)
  const content = contentOf(node)
  if (!WORDS.test(content) || NO_SENTENCE.test(content) || isInternal(node)) return false
  const isNamed =
    ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? SHOWN.test(parent.name.getText()) : false
  if (isNamed) return LABEL.test(content) || content.includes(' ')
  return SENTENCE.test(content) || (ts.isJsxExpression(parent) && LABEL.test(content))
}

/**
 * Texts of screens outside shared/messages, where no language can replace them.
 * @returns {import('./check.mjs').Breach[]}
 */
export function messageBreaches(files) {
  return files
    .filter(({ path }) => path.startsWith('client/src/') && !ENGLISH_ONLY.test(path))
    .flatMap(({ path, tree }) => {
      const breaches = []
      walk(tree, (node) => {
        const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
        if (!isText || !isShown(node)) return
        const line = lineOf(tree, node)
        const message = `"${contentOf(node).trim()}" is not in shared/messages: no other language can replace it`
        breaches.push({ path, line, message })
      })
      return breaches
    })
}
