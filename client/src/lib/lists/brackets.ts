/** Strings, what says nothing (comments, `[]` of a type), and the signs of which lists in any language are made. */
const TOKEN =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.|'')*'|`[^`]*`)|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|(?:\/\/|#|--(?<=^[ \t]*--)).*|\[\s*\]|(=>|<-|[[\](){},;:=])/gmu
const QUOTE = /["'`]/u
/** A line of words alone, as no program has them. */
const PLAIN = /^(?!(?:import|from|package)\b)[\p{L}\p{N}][\p{L}\p{N}\p{M} .!?,-]*$/u
const ENDS_STRING = /["'`],\s*$/mu
const ESCAPED = /\\(?:[ux]([\da-f]{4}|[\da-f]{2})|[bfnrtv0])|\\([\s\S])/giu
/** What is between strings and signs in data: names, numbers, `+` between strings; before brackets what makes an item or a list. */
const NAMES = /^(?!(?:function|if|for|while|switch|catch)\b)(?:(?:new\s+)?[\w$@.<>!&-]*|\+)$/u
/** What stands before a list in its line: it is assigned, returned, inserted; a type or a call may be between. */
const STATES = /(?:[=:]|<-|,\s*\n|\b(?:default|return|values))\s*(?:(?:const|new)\s+)?[\w.<>!&[\]]*\s*$/iu
/** `list.add(` */
const ADDS = /^\s*\w+\.(?:add|append|push|insert)$/mu
/** So many letters before a list tell what it is. */
const BEFORE = 100
/** Deeper in brackets there are no lists. */
const MAX_DEPTH = 20

type Entry = readonly [name: string | undefined, value: unknown]

/** Brackets, or all that is outside of them. */
interface Group {
  entries: readonly Entry[]
  /** Whether it has statements, not only values. */
  isCode: boolean
  /** The lists of words that it is or has. */
  lists: readonly unknown[]
}

/** What a string says: in SQL `''` is one sign. */
const saidBy = (token: string): string =>
  (token.startsWith("'") ? token.replaceAll("''", "'") : token)
    .slice(1, -1)
    .replace(ESCAPED, (_, code?: string, sign?: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (sign ?? ' '),
    )

/** The values of a group: by their names, if any has one. */
const valueOf = (entries: readonly Entry[]): unknown =>
  entries.some(([name]) => name !== undefined)
    ? Object.fromEntries(entries.map(([name, value], at) => [name ?? at + 1, value]))
    : entries.map(([, value]) => value)

/** The lists in brackets, or they themselves, by what is in them and before them. */
function listsOf(body: string, before: string, { entries, isCode, lists }: Group): readonly unknown[] {
  const isCall = /[\w)\]=]$/u.test(before)
  const kinds = new Set(entries.map(([name, value]) => (name === undefined ? value === null : 'named')))
  const isMixed = (isCode || kinds.size > 1) && (isCall || !/^.\s*["'`]/u.test(body))
  if (isMixed && !ADDS.test(before)) return lists
  const least = isCall ? 4 : body.startsWith('[') ? 1 : 2
  const count = body.match(/\b\d+\b|(["'`]).*?\1/gu)?.length ?? 0
  const isStated = count >= least && (body.includes('\n') || STATES.test(before))
  return QUOTE.test(body) && (isStated || ADDS.test(before)) ? [valueOf(entries)] : []
}

/** All brackets of a text in one group. Words without quotation marks are names of something else. */
function groupOf(text: string): Group {
  const tokens = text.matchAll(TOKEN)
  let last = 0
  const read = (start: number, depth: number): Group => {
    const entries: Entry[] = []
    const lists: unknown[] = []
    let isCode = false
    /** What was read of the entry that has not ended yet. */
    let next: { name?: string; value?: unknown; words: string } = { words: '' }
    const end = () => {
      const { name, value, words } = next
      const bare = /^-?\d[\d._]*$/u.test(words) ? Number(words) : null
      if (value !== undefined && words !== '') isCode = true
      const is = value ?? (words === '' || words.startsWith('...') ? undefined : bare)
      if (name !== undefined || is !== undefined) entries.push([name, is])
      next = { words: '' }
    }
    for (const { 0: token, 1: string, 2: sign, index } of tokens) {
      next.words = `${next.words} ${text.slice(last, index).trim()}`.trim().slice(0, BEFORE)
      last = index + token.length
      const isOpening = sign !== undefined && '[({'.includes(sign)
      // Someone forgot a comma.
      if ((string || isOpening) && next.value !== undefined && next.words === '') end()
      const { value, words } = next
      if ((string || /^[=:<]/u.test(token)) && !NAMES.test(words)) isCode = true
      if (string) {
        const before = typeof value === 'string' && /^(?:\+|\.{1,2}|&)$/u.test(words) ? value : ''
        Object.assign(next, { value: before + saidBy(string), words: '' })
      } else if (isOpening && depth < MAX_DEPTH) {
        const inner = read(index, depth + 1)
        for (const list of inner.lists) lists.push(list)
        const isValue = value === undefined && NAMES.test(words)
        // A call of what a value can do changes it only.
        if (inner.isCode || !(isValue || words.startsWith('.'))) isCode = true
        Object.assign(next, { value: isValue ? valueOf(inner.entries) : value, words: '' })
      } else if (sign === ',' || sign === ';') {
        end()
        if (sign === ';') isCode = true
      } else if (sign && '])}'.includes(sign)) {
        if (depth === 0) continue
        end()
        const before = text.slice(Math.max(0, start - BEFORE), start)
        return {
          entries,
          isCode,
          lists: listsOf(text.slice(start, last), before, { entries, isCode, lists }),
        }
      } else if (sign) {
        const said = typeof value === 'string' ? value : undefined
        if (value !== said) isCode = true
        next = { name: said ?? words, words: '' }
      }
    }
    end()
    return { entries, isCode, lists }
  }
  return read(0, 0)
}

/**
 * The lists of words that a text states in any language of programs: all of it (JSON, lines of an array), or its outermost
 * brackets with strings and without statements.
 */
export function statedIn(text: string): readonly unknown[] {
  if (!QUOTE.test(text) && /\p{L}/u.test(text)) return []
  const { entries, isCode, lists } = groupOf(`${text.trimEnd().replace(/;$/u, '')},`)
  const values = entries.map(([, value]) => value)
  const areValues = entries.every(([name, value]) => !name && value !== null && typeof value !== 'number')
  const areListed = ENDS_STRING.test(text) || values.every((value) => typeof value === 'object')
  if (!isCode && values.length > 0 && areValues && areListed) return values
  const plain = text.split('\n').filter((line) => PLAIN.test(line))
  return plain.length > lists.length ? [] : lists
}
