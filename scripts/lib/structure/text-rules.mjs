import ts from 'typescript'
import { lineOf, walk } from './source-files.mjs'

/**
 * A browser's translator puts `<font>` in place of each text node that is not blank, behind React's back. React then fails when it
 * inserts an element before the old node or removes it, and a new value goes to a node that no one sees. An element's only child is
 * safe, since React writes the whole content.
 */
const MESSAGE =
  'is bare text beside siblings: a browser’s translator would break it. Give the text an element of its own, or make all of it one template literal'

const SLOT = /ReactNode|ReactElement/

const isElement = (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
const isConstant = (node) => ts.isIdentifier(node) && /^[A-Z_]+$/.test(node.text)

/** @returns {ts.Node[]} what a child may put into its parent: all alternatives of an expression, and the content of a fragment */
function partsOf(node) {
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression)
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : partsOf(node.expression)
  if (ts.isJsxFragment(node)) return node.children.flatMap(partsOf)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(partsOf)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return partsOf(node.right)
  const isBlank =
    ts.isJsxText(node) || ts.isStringLiteralLike(node)
      ? node.text.trim() === ''
      : /^(?:null|undefined)$/.test(node.getText())
  return isBlank ? [] : [node]
}

/** The names in a file for elements: props of such a type, and variables like `const login = <Link …>`. */
function slotsOf(tree) {
  const names = new Set()
  walk(tree, (node) => {
    if (
      ts.isVariableDeclaration(node)
        ? node.initializer && partsOf(node.initializer).some(isElement)
        : ts.isPropertySignature(node) && SLOT.test(node.type?.getText())
    )
      names.add(node.name.getText())
  })
  return names
}

/** Whether the element may be another component's at the next render, as with `icon: Icon`. */
function isVariable(node) {
  const tag = (ts.isJsxElement(node) ? node.openingElement : node).tagName?.getText()
  const definition = new RegExp(`^(?:import|(?:export )?(?:const|function)) [^='(]*\\b${tag}\\b`, 'm')
  return /^[A-Z]\w*$/.test(tag ?? '') && !definition.test(node.getSourceFile().text)
}

/** Whether React leaves the child alone: an element that stays, or a constant such as the product's name. */
const isFixed = (child) =>
  isElement(child) ? !isVariable(child) : ts.isJsxExpression(child) && isConstant(child.expression)

/** @returns {ts.Node[]} the texts among the children of one element or fragment */
function bareTexts(parent, slots) {
  const children = parent.children.filter((child) => partsOf(child).length > 0)
  if (children.length < 2 || children.every(isFixed)) return []
  return children.flatMap((child, index) => {
    const before = index > 0 ? partsOf(children[index - 1]) : []
    return partsOf(child).filter((part) => {
      if (slots.has(part.getText()) || /^children\(/.test(part.getText())) return before.some(isVariable)
      const isList = ts.isCallExpression(part) && /\.map$/.test(part.expression.getText())
      return !isElement(part) && !isList
    })
  })
}

/** @returns {import('./check.mjs').Breach[]} */
export function textBreaches(files) {
  return files
    .filter(({ path }) => path.startsWith('client/'))
    .flatMap(({ path, tree }) => {
      const slots = slotsOf(tree)
      const found = new Set()
      walk(tree, (node) => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node))
          for (const text of bareTexts(node, slots)) found.add(text)
      })
      return [...found].map((text) => ({
        path,
        line: lineOf(tree, text),
        message: `${text.getText().trim().slice(0, 50)} ${MESSAGE}`,
      }))
    })
}
