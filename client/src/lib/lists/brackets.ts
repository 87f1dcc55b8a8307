/** Strings, the signs of which lists in any language are made, and what says nothing: comments, `[]` of a type. */
const TOKEN =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)|\/\*(?:[^]*?\*\/|[^]*)|(?:\/\/|#|--(?<=^[ \t]*--)).*|\[\s*\]|(=>|[[\](){},;:=])/gmu
/** What is between strings and signs in data: names, numbers, types, calls, `+` between strings. */
const NAMES = /^\s*(?:new\s+)?[\w$@.<>!&+-]*\s*$/u
/** What stands before a list in its line: it is assigned or returned; a type or a call may be between. */
const STATES = /(?:=|<-|\b(?:default|return))\s*[\w.<>!&[\]]*\s*$/iu
/** Deeper in brackets there are no lists. */
const MAX_DEPTH = 20

type Entry = readonly [name: string | undefined, value: unknown]

/** Brackets, or all that is outside of them. */
interface Group {
  entries: Entry[]
  /** Whether it has statements, not only values. */
  isCode: boolean
  /** The lists of words in it. */
  lists: unknown[]
}

/** What a string says. */
const saidBy = (token: string): string =>
  token
    .slice(1, -1)
    .replace(/\\(?:[ux]([\da-f]{4}|[\da-f]{2})|[bfnrtv0])|\\([^])/giu, (_, code?: string, sign?: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (sign ?? ' '),
    )

/** The values of a group: by their names, if any has one. */
const valueOf = ({ entries }: Group): unknown =>
  entries.some(([name]) => name !== undefined)
    ? Object.fromEntries(entries.map(([name, value], at) => [name ?? at + 1, value]))
    : entries.map(([, value]) => value)

/** The lists in brackets, or they themselves, by what is in them and before them. */
function listsOf(body: string, before: string, group: Group): readonly unknown[] {
  if (group.isCode || !/[\])}]$/u.test(body)) return group.lists
  const least = /[\w)\]=]$/u.test(before) ? 4 : body.startsWith('[') ? 1 : 2
  const count = body.match(/(["'`]).*?\1/gu)?.length ?? 0
  const isStated = count >= least && (body.includes('\n') || STATES.test(before))
  return isStated ? [valueOf(group)] : []
}

/** All brackets of a text in one group. Words without quotation marks are names of something else. */
function groupOf(text: string): Group {
  const tokens = text.matchAll(TOKEN)
  let last = 0
  const read = (depth: number): Group => {
    const group: Group = { entries: [], isCode: false, lists: [] }
    let name: string | undefined
    let value: unknown
    let words = ''
    const end = () => {
      const said = words.trim()
      if (/^(?:-?\d+(?:\.\d+)?|true)$/u.test(said)) value ??= said === 'true' || Number(said)
      if (name !== undefined || value !== undefined || said !== '') group.entries.push([name, value])
      name = value = undefined
    }
    for (const { 0: token, 1: string, 2: sign = '', index } of tokens) {
      words += text.slice(last, index)
      last = index + token.length
      if (!string && !sign) continue
      const isOpening = depth < MAX_DEPTH && /[[({]/u.test(sign)
      const isClosing = depth > 0 && /[\])}]/u.test(sign)
      const isEnd = isClosing || sign === ',' || sign === ';'
      if ((sign === ';' && depth > 0) || !(isEnd || NAMES.test(words))) group.isCode = true
      // Someone forgot a comma.
      if ((string || isOpening) && value !== undefined && words.trim() === '') end()
      if (string) {
        const before = typeof value === 'string' && /^\s*[+.]\s*$/u.test(words) ? value : ''
        value = before + saidBy(string)
      } else if (isOpening) {
        const inner = read(depth + 1)
        // So many letters tell what it is.
        const before = text.slice(Math.max(0, index - 100), index)
        for (const list of listsOf(text.slice(index, last), before, inner)) group.lists.push(list)
        if (inner.isCode || value !== undefined) group.isCode = true
        value ??= valueOf(inner)
      } else if (isEnd) {
        end()
        if (isClosing) return group
      } else if (/[=:]/u.test(sign)) {
        name = typeof value === 'string' ? value : words.trim()
        value = undefined
      }
      words = ''
    }
    end()
    return group
  }
  return read(0)
}

/**
 * The lists of words that a text states in any language of programs: all of it (JSON, lines of an array), or its outermost
 * brackets with strings and without statements.
 */
export function statedIn(text: string): readonly unknown[] {
  const { entries, isCode, lists } = groupOf(`${text},`)
  const areListed = /["'`],\s*$/mu.test(text)
  const isValue = ([name, value]: Entry) =>
    !name && (typeof value === 'object' || (areListed && typeof value === 'string'))
  if (!isCode && entries.every(isValue)) return entries.map(([, value]) => value)
  return lists
}
