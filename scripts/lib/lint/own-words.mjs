const WORD = /\p{L}{2}/u
/** A sentence, or a word as labels have it. */
const SENTENCE = /^[A-Z…"“][^\n]*\p{L} \p{L}|^[A-Z][a-z]+(?:\.\.\.|[.?!])$/u
const LABEL = /^[A-Z][\p{L}'’]+$/u
/** Paths of drawings, fonts of a canvas and addresses look like sentences. */
const NOT_A_SENTENCE = /^(?:M.*[XL]|X?(?: X)*px|X+$)/
/** Attributes and properties that end up on a screen. */
const VISIBLE_PROPERTIES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|label|placeholder|alt|text|words|heading|description|hint|message|action|\w*Label|\w*Text|\w*Title)$/
const INTERNAL_PROPERTIES = /^(?:class|className|style|key|id|href|to|src|d|name|type)$/

const contentOf = ({ type, value, quasis }) =>
  type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('X') : value

/** Finds texts of screens outside shared/messages, where no language can replace them. */
export const ownWords = {
  create(context) {
    const nameOf = (node) => context.sourceCode.getText(node.name ?? node.key)

    /** Whether no user sees a text: errors for developers, class names and types. */
    function isInternal(node) {
      for (let ancestor = node; ancestor; ancestor = ancestor.parent) {
        if (ancestor.type === 'NewExpression' && /Error$/.test(context.sourceCode.getText(ancestor.callee)))
          return true
        if (ancestor.type === 'JSXAttribute') return INTERNAL_PROPERTIES.test(nameOf(ancestor))
        if (/^TS\w*Type$|^ImportDeclaration$/.test(ancestor.type)) return true
      }
      return false
    }

    function isShown(node, content) {
      const { parent } = node
      if (node.type === 'JSXText') return WORD.test(content)
      if (!WORD.test(content) || NOT_A_SENTENCE.test(content) || isInternal(node)) return false
      if (/^(?:JSXAttribute|Property)$/.test(parent.type) && VISIBLE_PROPERTIES.test(nameOf(parent)))
        return LABEL.test(content) || content.includes(' ')
      return SENTENCE.test(content) || (parent.type === 'JSXExpressionContainer' && LABEL.test(content))
    }

    function check(node) {
      const content = contentOf(node)
      if (typeof content !== 'string' || !isShown(node, content)) return
      const message = `"${content.trim()}" is not in shared/messages: no other language can replace it`
      context.report({ node, message })
    }
    return { JSXText: check, Literal: check, TemplateLiteral: check }
  },
}
