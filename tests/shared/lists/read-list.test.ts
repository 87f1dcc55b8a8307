import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList } from '#client/lib/lists/read-list.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { anyWords } from '#tests/support/arbitraries.ts'
import { APP_FORMS } from './app-forms.ts'
import { DATA_FORMS } from './data-forms.ts'
import { FORMS } from './forms.ts'
import { LINE_FORMS } from './line-forms.ts'
import { PLAIN } from './plain-lists.ts'
import { PROGRAM_FORMS } from './program-forms.ts'

describe('a list that people have', () => {
  const likeWindows = (text: string) => text.replace(/\n/gu, '\r\n')
  it.each(
    [FORMS, DATA_FORMS, PROGRAM_FORMS, LINE_FORMS, APP_FORMS].flatMap((forms) => Object.entries(forms)),
  )('EDIT-13: %s', async (_name, { text, items, leftOut = [], parts = [] }) => {
    for (const written of [text, likeWindows(text), `\ufeff${text}\n`, `\n${text}\n\n`]) {
      const { choices, leftOut: left } = await readList(written)
      expect(choices[0]!.items, JSON.stringify(written)).toEqual(items)
      expect(left).toEqual(leftOut)
      const named = choices.filter(({ kind }) => kind === 'part')
      expect(named.map(({ name }) => name).toSorted()).toEqual(parts.toSorted())
    }
  })

  it.each(PLAIN)('EDIT-13: is left as it is: %s', async (...lines) => {
    const { form, choices, leftOut } = await readList(lines.join('\n'))
    expect([form, choices, leftOut]).toEqual(['lines', [{ kind: 'all', name: '', items: lines }], []])
  })

  it('EDIT-13: is read quickly even with many hashtags, blanks and rows', async () => {
    const itemsOf = async (text: string) => (await readList(text)).choices[0]!.items
    const hashtags = Array.from({ length: 60 }, (_, at) => `#tag${at}`).join(' ')
    expect(await itemsOf(`${hashtags}\nTree`)).toEqual([hashtags, 'Tree'])
    const blanks = ' '.repeat(300_000)
    for (const text of [`${blanks}Tree${blanks}old\nCow`, `# Seen${blanks}\n${blanks}Tree${blanks}old\nCow`])
      expect(await itemsOf(text)).toEqual(['Tree old', 'Cow'])
    // More than a call takes as arguments.
    const many = Array.from({ length: 150_000 }, (_, at) => `Item ${at};1`)
    expect(await itemsOf(many.join('\n'))).toHaveLength(many.length)
    const rows = many.slice(0, 20_000)
    const places = rows.map((_, at) => `Place ${at} (Land)`)
    expect(await itemsOf(places.join('\n'))).toEqual(places)
    const links = rows.map((_, at) => `- [Item ${at}](https://a.example/${at})`)
    expect(await itemsOf(links.join('\n'))).toHaveLength(rows.length)
    const comments = '/* '.repeat(100_000)
    expect(await itemsOf(`${comments}["Tree", "Cow"]\nHen`)).toHaveLength(2)
    const keys = Object.fromEntries(rows.map((key) => [key, [`${key} old`]]))
    expect(await itemsOf(JSON.stringify(keys))).toHaveLength(rows.length)
    const named = rows.map((row, at) => `Key ${at}: ${row}`)
    expect(await itemsOf(named.join('\n'))).toHaveLength(named.length)
    const counted = rows.map((_, at) => `${at + 1}\nItem`)
    expect(await itemsOf(counted.join('\n'))).toHaveLength(counted.length)
  })

  it.each(['[ ]', '[x]', 'o', 'a)', '-', '1)'])(
    'EDIT-13: has a bullet, and no column, in "%s" before three spaces',
    async (mark) => {
      const { choices, leftOut } = await readList(`${mark}   Tree\n${mark}   Cow\n${mark}   Owl`)
      expect([choices[0]!.items, leftOut]).toEqual([['Tree', 'Cow', 'Owl'], []])
    },
  )

  it('EDIT-13: drops Anki’s header from the items, but not from the lines; other hashtags with a colon stay items', async () => {
    const { choices } = await readList('#tags:fun\nTree\nCow')
    expect(choices.map(({ items }) => items)).toEqual([
      ['Tree', 'Cow'],
      ['#tags:fun', 'Tree', 'Cow'],
    ])
    const goals = ['#columns in a row: three', '#tags on clothes: two', '#html at last: one']
    expect((await readList(goals.join('\n'))).choices[0]!.items).toEqual(goals)
  })

  it('EDIT-13: loses no word of any text, and reads none twice', async () => {
    const sign = fc.constantFrom(
      '\n',
      '\r\n',
      '\t',
      ',',
      ';',
      ' ',
      '"',
      '- ',
      '1. ',
      '# ',
      '|',
      ': ',
      '[',
      '1',
      ' — 20:14',
    )
    const word = fc.constantFrom('Tree', 'cow', '犬', 'ä', 'B', 'free', 'text')
    const pasted = fc.array(fc.oneof(sign, word), { maxLength: 30 }).map((parts) => parts.join(''))
    const lettersOf = (texts: readonly string[]) =>
      (texts.join('').match(/\p{L}/gu) ?? []).toSorted().join('')
    await fc.assert(
      fc.asyncProperty(pasted, async (text) => {
        const { form, choices, leftOut } = await readList(text)
        const all = choices.find(({ kind }) => kind === 'all')!
        if (form !== 'data') expect(lettersOf([...all.items, ...leftOut])).toBe(lettersOf([text]))
        for (const { items } of choices)
          for (const item of items) expect([item, item === '']).toEqual([tidyLine(item), false])
      }),
      { numRuns: 300 },
    )
  })

  it('EDIT-13: restores any words from lines, a spreadsheet and JSON', async () => {
    // Starts with a letter, because words that look like a bullet are one.
    const words = fc.uniqueArray(
      anyWords.map((text) =>
        tidyLine(
          `x${text.replace(/[\t\r\n\u2028\u2029\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\uf0a7\uf0b7\uf0d8]/gu, '')}`,
        ),
      ),
      { minLength: 2 },
    )
    await fc.assert(
      fc.asyncProperty(words, async (items) => {
        const csv = items.map((item) => `"${item.replaceAll('"', '""')}"`).join('\r\n')
        for (const text of [JSON.stringify(items), csv])
          expect((await readList(text)).choices[0]!.items, text).toEqual(items)
        const lines = (await readList(items.join('\n'))).choices
        expect(lines.find(({ kind }) => kind === 'lines') ?? lines[0]).toMatchObject({ items })
      }),
    )
  })
})
