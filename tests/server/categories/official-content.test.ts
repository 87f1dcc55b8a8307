import { describe, expect, it } from 'vitest'
import ENGLISH from '#server/database/official/en.json' with { type: 'json' }
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { CONTENT_TYPES } from '#shared/category-choices.ts'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { codePointLength, foldForSearch, storableLine } from '#shared/rules/text.ts'

/** The maximum length of a description, below the name: longer ones would push the items off a phone's screen. */
const SHORT_DESCRIPTION = 200

/** Reduces a text to what players notice: items that differ only in case, punctuation or spaces look the same. */
function asRead(text: string): string {
  return foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the values that occur more than once, so that a failing test names them. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}

it('CAT-20: there are eight or more in English, in the order of the list, and no description or item occurs twice', () => {
  expect(OFFICIAL_CONTENT.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(8)
  expect(Object.keys(ENGLISH)).toEqual(OFFICIAL_CATEGORIES.map(({ categoryId }) => categoryId))
  expect(repeated(OFFICIAL_CONTENT.map(({ description }) => asRead(description)))).toEqual([])
  expect(
    repeated(OFFICIAL_CONTENT.flatMap(({ items }) => items.map(({ content }) => asRead(content)))),
  ).toEqual([])
})

describe.each(OFFICIAL_CONTENT)('$categoryId', ({ language, description, items }) => {
  const contents = items.map(({ content }) => content)

  it('CAT-20: has 30 to 60 items and a short description', () => {
    expect(items.length).toBeGreaterThanOrEqual(30)
    expect(items.length).toBeLessThanOrEqual(60)
    expect(description).toBe(storableLine(description, SHORT_DESCRIPTION))
    expect(codePointLength(description)).toBeGreaterThan(0)
  })

  it('CAT-20: has items that fit a square uncut, as they are stored', () => {
    expect(contents.filter((content) => storableLine(content, CELL_MAX_LENGTH) !== content)).toEqual([])
    expect(contents.filter((content) => asRead(content) === '')).toEqual([])
  })

  it('CAT-20: has no exclamation marks, no straight quotation marks, and no items that end in a full stop', () => {
    expect([description, ...contents].filter((text) => /[!'"]/.test(text))).toEqual([])
    expect(contents.filter((content) => content.endsWith('.'))).toEqual([])
  })

  it('CAT-20: has items of known types, which are mixed', () => {
    const types = items.map(({ contentType }) => contentType)
    expect(types.filter((type) => !CONTENT_TYPES.includes(type))).toEqual([])
    expect(new Set(types).size).toBeGreaterThanOrEqual(3)
  })

  it('CAT-20: has one to three tags per item, and each tag finds more than one item', () => {
    const malformed = items.filter(
      ({ tags }) =>
        tags.length < 1 ||
        tags.length > 3 ||
        repeated(tags).length > 0 ||
        tags.some((tag) => !(language === 'en' ? /^[a-z0-9-]+$/ : /^[\p{L}\p{M}ー ]+$/u).test(tag)),
    )
    expect(malformed).toEqual([])
    const uses = items.flatMap(({ tags }) => tags)
    const lonely = uses.filter((tag) => uses.indexOf(tag) === uses.lastIndexOf(tag))
    expect(lonely).toEqual([])
  })
})
