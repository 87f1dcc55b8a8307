import ts from 'typescript'
import { lineOf, walk } from './source-files.mjs'

/**
 * A browser's translator puts `<font>` in place of each text node, behind React's back. React then fails when it inserts an
 * element before the old node or removes it, and a new value goes to a node that no one sees. An element's only child is safe,
 * since React writes the whole content.
 */
const MESSAGE =
  'is bare text beside siblings, and what is there changes: a browser’s translator would break it. Give the text an element of its own, the elements that take turns a key, or make it one template literal'

/** Whether the element may be another component's at the next render, as with `icon: Icon`. */
function isVariable(node) {
  const tag = ts.isJsxElement(node) ? node.openingElement.tagName : node.tagName
  if (tag === undefined || !ts.isIdentifier(tag) || !/^[A-Z]/.test(tag.text)) return false
  return !tag
    .getSourceFile()
    .statements.some(
      (statement) =>
        (ts.isImportDeclaration(statement) && importsName(statement, tag.text)) ||
        (ts.isFunctionDeclaration(statement) && statement.name?.text === tag.text) ||
        (ts.isVariableStatement(statement) &&
          statement.declarationList.declarations.some(
            ({ name }) => ts.isIdentifier(name) && name.text === tag.text,
          )),
    )
}

function importsName({ importClause }, name) {
  const bindings = importClause?.namedBindings
  return (
    importClause?.name?.text === name ||
    (bindings !== undefined &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some((element) => element.name.text === name))
  )
}

const SLOT = /ReactNode|ReactElement/

/** Whether the expression makes elements, perhaps only sometimes. */
function isMarkup(node) {
  if (ts.isParenthesizedExpression(node)) return isMarkup(node.expression)
  if (ts.isConditionalExpression(node)) return isMarkup(node.whenTrue) || isMarkup(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isMarkup(node.right)
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
}

/** The meaning of a name in the same file: an element of `const login = <Link …>`, or a slot, which is a prop of type ReactNode. */
function meaningOf(identifier) {
  let meaning
  walk(identifier.getSourceFile(), (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === identifier.text)
      meaning ??= node.initializer
    if (
      ts.isPropertySignature(node) &&
      node.name.getText() === identifier.text &&
      SLOT.test(node.type?.getText())
    )
      meaning ??= 'slot'
  })
  return meaning
}

const part = (node, changes, kind) => [{ node, changes, kind }]

/** @returns {{node: ts.Node, changes: boolean, kind: 'text' | 'element' | 'slot' | 'or'}[]} what a child puts into its parent, in order */
function partsOf(node, changes = false) {
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression, changes)
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : partsOf(node.expression, changes)
  if (ts.isJsxText(node)) return node.containsOnlyTriviaWhiteSpaces ? [] : part(node, changes, 'text')
  if (ts.isStringLiteralLike(node)) return part(node, changes, 'text')
  if (ts.isJsxFragment(node)) return node.children.flatMap((child) => partsOf(child, changes))
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
    return part(node, changes || isVariable(node), 'element')
  if (ts.isConditionalExpression(node))
    return [...partsOf(node.whenTrue, true), ...part(node, true, 'or'), ...partsOf(node.whenFalse, true)]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return partsOf(node.right, true)
  if (ts.isCallExpression(node)) {
    if (/\.map$/.test(node.expression.getText())) return part(node, true, 'element')
    if (node.expression.getText() === 'children') return part(node, true, 'slot')
  }
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return []
    if (/^[A-Z_]+$/.test(node.text)) return part(node, changes, 'text')
    const meaning = meaningOf(node)
    if (meaning === 'slot') return part(node, true, 'slot')
    if (meaning !== undefined && isMarkup(meaning)) return partsOf(meaning, changes)
    if (/dialog$/i.test(node.text)) return part(node, true, 'slot')
  }
  if (node.kind === ts.SyntaxKind.NullKeyword) return []
  return part(node, true, 'text')
}

/** Whether the element's content is one text at most, which React writes as a whole. */
function isOnlyChild(children) {
  const parts = children.map((child) => partsOf(child)).filter(({ length }) => length > 0)
  return (
    parts.length < 2 &&
    !parts.flat().some(({ kind }, index, all) => kind !== 'or' && all[index + 1]?.kind === 'text')
  )
}

function* bareTexts(children) {
  if (isOnlyChild(children)) return
  const parts = children.flatMap((child) => partsOf(child))
  for (const [index, { node, kind, changes }] of parts.entries()) {
    const before = parts[index - 1]
    if (kind === 'text' && changes) yield node
    else if (kind === 'text' && before?.changes && before.kind === 'element') yield node
    else if (kind === 'slot' && before !== undefined && isVariable(before.node)) yield node
  }
}

/** Whether the node is a child of an element, directly or as an arm of an expression. */
function isInMarkup(node) {
  if (ts.isParenthesizedExpression(node) || ts.isConditionalExpression(node) || ts.isBinaryExpression(node))
    return isInMarkup(node.parent)
  return (
    ts.isJsxElement(node) || ts.isJsxFragment(node) || (ts.isJsxExpression(node) && isInMarkup(node.parent))
  )
}

/** @returns {ts.Node[][]} the elements side by side in each alternative of an expression */
function alternativesOf(node) {
  if (ts.isParenthesizedExpression(node)) return alternativesOf(node.expression)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(alternativesOf)
  if (ts.isJsxFragment(node)) return [childrenOf(node)]
  return ts.isJsxElement(node) ? [[node]] : []
}

const childrenOf = ({ children }) =>
  children.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces)

/** The return values of a function, without the functions in it. */
function returnsOf(node) {
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : []
  const found = []
  ts.forEachChild(node, (child) => void (ts.isFunctionLike(child) || found.push(...returnsOf(child))))
  return found
}

/** The type of an element with its key. React turns one into another of the same. */
function typeOf({ openingElement: { tagName, attributes } }) {
  const key = attributes.properties.find(({ name }) => name?.getText() === 'key')
  return `${tagName.getText()} ${key?.getText() ?? ''}`
}

/** The bare texts of an element whose content becomes that of another one. */
function textsOf({ children }) {
  const parts = isOnlyChild(children) ? [] : children.flatMap((child) => partsOf(child))
  return parts.filter(({ kind }) => kind === 'text').map(({ node }) => node)
}

/** @returns {ts.Node[]} the bare texts of elements that React turns into each other */
function exchangedTexts(one, other) {
  return one.flatMap((first, index) => {
    const pair = [first, other[index]]
    if (!pair.every((node) => node && ts.isJsxElement(node)) || typeOf(pair[0]) !== typeOf(pair[1])) return []
    const texts = pair.flatMap(textsOf)
    return texts.length > 0 ? texts : exchangedTexts(...pair.map(childrenOf))
  })
}

/** Bare texts in elements that take turns in one place: arms, results of a component, and constants for any place. */
function textsInTurns(node) {
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isSourceFile(node.parent.parent.parent))
    return alternativesOf(node.initializer).flat().filter(ts.isJsxElement).flatMap(textsOf)
  const places =
    ts.isFunctionLike(node) && node.body
      ? returnsOf(node.body).flatMap(alternativesOf)
      : ts.isConditionalExpression(node)
        ? alternativesOf(node)
        : []
  return places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other) => exchangedTexts(one, other)),
  )
}

export function textBreaches(files) {
  const breaches = []
  for (const { path, tree } of files) {
    if (!path.startsWith('client/')) continue
    const found = new Set()
    walk(tree, (node) => {
      for (const text of textsInTurns(node)) found.add(text)
      // A fragment within other markup is part of its parent's content.
      if (!ts.isJsxElement(node) && !(ts.isJsxFragment(node) && !isInMarkup(node.parent))) return
      for (const text of bareTexts(node.children)) found.add(text)
    })
    for (const text of found)
      breaches.push({
        path,
        line: lineOf(tree, text),
        message: `${text.getText().trim().slice(0, 50)} ${MESSAGE}`,
      })
  }
  return breaches
}
