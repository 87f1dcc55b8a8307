/**
 * A browser's translator replaces each text node that is not blank by a `<font>`, which React doesn't notice. React
 * then fails when it inserts an element before the old node or removes it, and a new value goes to a node that no one
 * sees. An element's only child is safe, since React writes the whole content.
 */
const MESSAGE =
  'is bare text beside siblings: a browser’s translator would break it. Give the text an element of its own, or make all of it one template literal'

const SLOT = /ReactNode|ReactElement/

const isElement = ({ type }) => type === 'JSXElement'
const isConstant = (node) => node.type === 'Identifier' && /^[A-Z_]+$/.test(node.name)

/** Returns what a child may put into its parent: all alternatives of an expression, and the content of a fragment. */
function partsOf(node) {
  if (/^(?:JSXExpressionContainer|ChainExpression)$/.test(node.type)) return partsOf(node.expression)
  if (node.type === 'JSXFragment') return node.children.flatMap(partsOf)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(partsOf)
  if (node.type === 'LogicalExpression' && node.operator === '&&') return partsOf(node.right)
  const isNothing = node.type === 'JSXEmptyExpression' || node.name === 'undefined' || node.raw === 'null'
  const isBlank = typeof node.value === 'string' && node.value.trim() === ''
  return isNothing || isBlank ? [] : [node]
}

/** @type {import('oxlint/plugins-dev').RuleTester.Rule} */
export const bareText = {
  create(context) {
    const { sourceCode } = context
    const textOf = (node) => sourceCode.getText(node)
    /** The names in a file for elements: props of such a type, and variables like `const login = <Link …>`. */
    const slots = new Set()
    const parents = []

    /** Whether the element may be another component's at the next render, as with `icon: Icon`. */
    function isVariable(node) {
      if (!isElement(node)) return false
      const tag = textOf(node.openingElement.name)
      const definition = new RegExp(`^(?:import|(?:export )?(?:const|function)) [^='(]*\\b${tag}\\b`, 'm')
      return /^[A-Z]\w*$/.test(tag) && !definition.test(sourceCode.text)
    }

    /** Whether React leaves the child alone: an element that stays, or a constant such as the product's name. */
    const isFixed = (child) =>
      isElement(child)
        ? !isVariable(child)
        : child.type === 'JSXExpressionContainer' && isConstant(child.expression)

    /** Returns the texts among the children of one element or fragment. */
    function bareTexts(parent) {
      const children = parent.children.filter((child) => partsOf(child).length > 0)
      if (children.length < 2 || children.every(isFixed)) return []
      return children.flatMap((child, index) => {
        const before = index > 0 ? partsOf(children[index - 1]) : []
        return partsOf(child).filter((part) => {
          if (slots.has(textOf(part)) || /^children\(/.test(textOf(part))) return before.some(isVariable)
          const isList = part.type === 'CallExpression' && /\.map$/.test(textOf(part.callee))
          return !isElement(part) && !isList
        })
      })
    }

    return {
      VariableDeclarator: ({ id, init }) => {
        if (init && partsOf(init).some(isElement)) slots.add(textOf(id))
      },
      TSPropertySignature: ({ key, typeAnnotation }) => {
        if (typeAnnotation && SLOT.test(textOf(typeAnnotation))) slots.add(textOf(key))
      },
      JSXElement: (node) => void parents.push(node),
      JSXFragment: (node) => void parents.push(node),
      'Program:exit': () => {
        for (const node of new Set(parents.flatMap(bareTexts)))
          context.report({ node, message: `${textOf(node).trim().slice(0, 50)} ${MESSAGE}` })
      },
    }
  },
}
