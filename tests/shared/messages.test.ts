import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '#shared/languages.ts'
import { editorLists as arabicLists } from '#shared/messages/ar/editor-lists.ts'
import { editorLists } from '#shared/messages/ja/editor-lists.ts'
import { editorChanges } from '#shared/messages/ja/editor-changes.ts'

type Message = string | ((...args: unknown[]) => string)
type Tree = { [name: string]: Message | Tree }

const FOLDER = new URL('../../shared/messages/', import.meta.url)
const filesOf = (language: string) => readdirSync(new URL(`${language}/`, FOLDER)).sort()
/** Not messages, but date-fns' own names of months and days. */
const NO_MESSAGES = new Set(['dates.locale'])

async function messagesOf(language: string): Promise<Map<string, Message>> {
  const found = new Map<string, Message>()
  const add = (tree: Tree, path: string): void => {
    for (const [name, value] of Object.entries(tree)) {
      const at = path === '' ? name : `${path}.${name}`
      if (NO_MESSAGES.has(at)) continue
      if (typeof value === 'object') add(value, at)
      else found.set(at, value)
    }
  }
  for (const file of filesOf(language))
    add((await import(`../../shared/messages/${language}/${file}`)) as Tree, '')
  return found
}

const english = await messagesOf('en')
const others = readdirSync(FOLDER).filter((name) => !name.includes('.') && name !== 'en')

/** An argument that must appear in a sentence: a number whose plural form is `few` in Polish and Arabic, or a word. */
const NUMBER = 4
const WORD = 'Qwörd'

/** Returns a message's texts, called once with numbers and once with words, since argument types are unknown at run time; undefined if it throws. */
function said(message: Message): (string | undefined)[] {
  if (typeof message === 'string') return [message]
  const of = (value: unknown): string | undefined => {
    try {
      const text: unknown = message(...Array.from({ length: Math.max(1, message.length) }, () => value))
      return typeof text === 'string' ? text : undefined
    } catch {
      return undefined
    }
  }
  return [of(NUMBER), of(WORD)]
}

const tagsIn = (text: string) => (text.match(/<\/?\w+>/g) ?? []).sort()
const countIn = (text: string, part: string) => text.split(part).length - 1

describe.each(others)('the messages in %s', (language) => {
  it('LANG-2: are all there', async () => {
    expect(filesOf(language)).toEqual(filesOf('en'))
    expect([...(await messagesOf(language)).keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('LANG-2: match the English ones in arguments and elements, and none is empty', async () => {
    const wrong: string[] = []
    for (const [name, message] of await messagesOf(language)) {
      const [ours, theirs] = [said(message), said(english.get(name)!)]
      for (const [index, text] of theirs.entries()) {
        const own = ours[index] ?? ''
        if (text === undefined) continue
        if (text !== '' && own.trim() === '') wrong.push(`${name}: empty`)
        if (tagsIn(own).join() !== tagsIn(text).join())
          wrong.push(`${name}: elements ${tagsIn(own).join()} for ${tagsIn(text).join()}`)
        // The landing page shows the verb on a separate line.
        if (text.startsWith('<verb>') && !own.startsWith('<verb>'))
          wrong.push(`${name}: the verb isn't first`)
        if (countIn(text, WORD) > 0 && countIn(own, WORD) === 0) wrong.push(`${name}: lacks an argument`)
      }
    }
    expect(wrong).toEqual([])
  })
})

it.each(['en', ...others])('LANG-2: the names of icons are words in %s', async (language) => {
  const names = [...(await messagesOf(language))].filter(([name]) => name.startsWith('account.icons.'))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter(([, words]) => !/^[\p{L}\p{M} ]+$/u.test(String(words)))).toEqual([])
})

it('LANG-2: Japanese messages have no space between two sentences', () => {
  const { both, filled, moved } = editorChanges
  expect(both(filled(24), moved(6))).toBe('24マスを埋めました。お題6個を予備に移しました。')
})

it('LANG-2: in Arabic and Japanese, a second sentence says how many words go to More words', () => {
  expect(arabicLists.fillsAndMore('تملأ الخانتين عشوائيًا.', 2)).toBe(
    'تملأ الخانتين عشوائيًا. وتذهب عبارتان إلى العبارات الإضافية.',
  )
  expect(editorLists.fillsAndMore('2マスを埋めます。', 6)).toBe(
    '2マスを埋めます。ほかの6個は予備のお題に入ります。',
  )
})

it('LANG-2: every language that is offered has messages', () => {
  expect(LANGUAGE_TAGS.filter((tag) => tag !== 'en' && !others.includes(tag))).toEqual([])
})
