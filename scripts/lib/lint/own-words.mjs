const WORDS = /\p{L}{2}/u
/** A sentence, or a word as labels have it. */
const SENTENCE = /^[A-Z…"“][^\n]*\p{L} \p{L}|^[A-Z][a-z]+(?:\.\.\.|[.?!])$/u
const LABEL = /^[A-Z][\p{L}'’]+$/u
/** Paths of drawings, fonts of a canvas and addresses look like sentences. */
const NO_SENTENCE = /^(?:M.*[XL]|X?(?: X)*px|X+$)/
/** Attributes and properties that end up on a screen. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|label|placeholder|alt|text|words|heading|description|hint|message|action|\w*Label|\w*Text|\w*Title)$/
const NOT_SHOWN = /^(?:class|className|style|key|id|href|to|src|d|name|type)$/

const contentOf = ({ type, value, quasis }) =>
  type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('X') : value

/** Finds texts of screens outside shared/messages, where no language can replace them. */
export const ownWords = {
  create(context) {
    const nameOf = (node) => context.sourceCode.getText(node.name ?? node.key)

    /** Whether no user sees a text: errors for developers, class names and types. */
    function isInternal(node) {
      for (let at = node; at; at = at.parent) {
        if (at.type === 'NewExpression' && /Error$/.test(context.sourceCode.getText(at.callee))) return true
        if (at.type === 'JSXAttribute') return NOT_SHOWN.test(nameOf(at))
        if (/^TS\w*Type$|^ImportDeclaration$/.test(at.type)) return true
      }
      return false
    }

    function isShown(node, content) {
      const { parent } = node
      if (node.type === 'JSXText') return WORDS.test(content)
      if (!WORDS.test(content) || NO_SENTENCE.test(content) || isInternal(node)) return false
      if (/^(?:JSXAttribute|Property)$/.test(parent.type) && SHOWN.test(nameOf(parent)))
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
