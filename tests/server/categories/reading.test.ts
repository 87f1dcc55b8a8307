import { beforeAll, describe, expect, it } from 'vitest'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { createLog } from '#server/log.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Category } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp, type Person, useGuest } from '../cards/person.ts'
import { itemsOf, makeCategory, mineOf, ROLES, seedCategory, share, texts, usePeople } from './fixtures.ts'
import { readFileSync } from 'node:fs'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { isCategoryId } from '#shared/ids.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { codePointLength } from '#shared/rules/text.ts'

const app = useApp()
const people = usePeople(app)
let seeded: { categoryId: string; itemIds: string[] }

beforeAll(async () => {
  await seedOfficialCategories(app.database.connection, createLog('silent'))
  const { owner, view, copy, edit } = people
  seeded = await seedCategory(app, owner, {
    name: 'Garden party',
    description: 'In June',
    contents: texts(4),
    people: [
      [view, 'view'],
      [copy, 'copy'],
      [edit, 'edit'],
    ],
  })
})

const publicOf = async (person: Person): Promise<Category[]> =>
  (await person.call('GET', '/api/categories/public')).body
const read = async (person: Person, categoryId = seeded.categoryId): Promise<Category> =>
  (await person.call('GET', `/api/categories/${categoryId}`)).body

// API-11 checks for every response that it contains exactly the public fields.
describe('the fields of a response', () => {
  it.each(ROLES)('CAT-6: include the owner’s name and the reader’s permission, for %s', async (role) => {
    const isPermission = role === 'view' || role === 'copy' || role === 'edit'
    const category = await read(people[role])
    expect(category).toMatchObject({
      categoryId: seeded.categoryId,
      name: 'Garden party',
      description: 'In June',
      type: 'user',
      itemCount: 4,
      isOwner: role === 'owner',
      permission: isPermission ? role : null,
      ownerName: people.owner.user!.username,
    })
    const times = [category.createdAt, category.updatedAt]
    expect(times.map((time) => new Date(time).toISOString())).toEqual(times)
  })

  it.each(['guest', 'stranger'] as const)(
    'CAT-6: name no owner of an official category, for %s',
    async (who) => {
      const official = await read(people[who], 'movienight')
      expect(official).toMatchObject({
        name: 'Movie Night',
        type: 'official',
        isOwner: false,
        permission: null,
        ownerName: null,
      })
      const items = await itemsOf(people[who], 'movienight')
      expect(official.itemCount).toBe(items.length)
    },
  )
})

describe('lists', () => {
  /** Dates the categories one second apart in this order, regardless of when they were created. */
  async function madeInTurn(ids: readonly string[]): Promise<void> {
    for (const [index, categoryId] of ids.entries()) {
      const createdAt = new Date(Date.now() - (ids.length - index) * 1000)
      await categoryModel(app.database.connection).updateOne({ categoryId }, { $set: { createdAt } })
    }
  }

  it('CAT-7: have the user’s own categories newest first, then the shared ones, the newest permission first', async () => {
    const [reader, friend] = [await signUp(app.url), await signUp(app.url)]
    const own = [await makeCategory(reader), await makeCategory(reader), await makeCategory(reader)]
    const shared = [await makeCategory(friend), await makeCategory(friend)]
    await madeInTurn([...own, ...shared].map(({ categoryId }) => categoryId))
    // The newer category is shared first, so that the order shows which date counts.
    for (const [index, { categoryId }] of shared.toReversed().entries()) {
      await share(friend, categoryId, reader, 'view')
      await categoryPermissionModel(app.database.connection).updateOne(
        { categoryId, userId: reader.user!.id },
        { $set: { createdAt: new Date(Date.now() - (10 - index) * 1000) } },
      )
    }
    const listed = await mineOf(reader)
    expect(listed.map(({ categoryId }) => categoryId)).toEqual([
      own[2]!.categoryId,
      own[1]!.categoryId,
      own[0]!.categoryId,
      shared[0]!.categoryId,
      shared[1]!.categoryId,
    ])
    expect(listed.map(({ isOwner, permission }) => [isOwner, permission])).toEqual([
      [true, null],
      [true, null],
      [true, null],
      [false, 'view'],
      [false, 'view'],
    ])
    for (const category of listed) expect(category).toEqual(await read(reader, category.categoryId))
  })

  it('CAT-7: of official categories are public, in their order, and the same for every reader', async () => {
    const official = await publicOf(people.guest)
    expect(official.map(({ categoryId, name }) => ({ categoryId, name }))).toEqual(
      OFFICIAL_CATEGORIES.map(({ categoryId, name }) => ({ categoryId, name })),
    )
    for (const role of ROLES) expect(await publicOf(people[role])).toEqual(official)
  })

  it('CAT-7: never have another user’s category, which can be read by its link', async () => {
    const { guest, stranger } = people
    const ids = [...(await publicOf(guest)), ...(await publicOf(stranger)), ...(await mineOf(stranger))]
    expect(ids.map(({ categoryId }) => categoryId)).not.toContain(seeded.categoryId)
    for (const person of [guest, stranger]) expect((await read(person)).categoryId).toBe(seeded.categoryId)
  })
})

const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en')
/** The maximum length of an item: about three lines in a square of a 5x5 card on a phone. */
const MAX_LENGTH: Partial<Record<Language, number>> = { ja: 18 }
const contentIn = (language: Language) => OFFICIAL_CONTENT.filter((one) => one.language === language)
const itemsIn = (language: Language) => contentIn(language).flatMap(({ items }) => items)
const ENGLISH = new Set(itemsIn('en').map(({ content }) => content))
const ENGLISH_WORDS = /\b(the|and|with|somebody|everybody|nobody)\b/i

/** Returns whether all letters are of the language's script. */
function isInScript(language: Language, text: string): boolean {
  if (language === 'ja') return /^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー\P{L}]+$/u.test(text)
  if (language === 'ar') return /^[\p{sc=Arabic}\P{L}]+$/u.test(text)
  return /^[\p{sc=Latin}\P{L}]+$/u.test(text)
}

describe.each(OTHERS)('the official categories in %s', (language) => {
  it('CAT-49: are five of 30 items, with separate ids that name the language, in three or more themes', () => {
    const categories = officialCategoriesIn(language)
    const file = new URL(`../../../server/database/official/${language}.json`, import.meta.url)
    const stored = JSON.parse(readFileSync(file, 'utf8')) as object
    expect(Object.keys(stored)).toEqual(categories.map(({ categoryId }) => categoryId))
    expect(contentIn(language).map(({ items }) => items.length)).toEqual([30, 30, 30, 30, 30])
    for (const { categoryId } of categories) {
      expect(isCategoryId(categoryId)).toBe(true)
      expect(categoryId).toMatch(new RegExp(`^${language.slice(0, 2)}-`))
    }
    expect(new Set(categories.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(3)
  })

  it('CAT-49: have no duplicates, no item too long to read at a glance, and none from the English lists', () => {
    const contents = itemsIn(language).map(({ content }) => content)
    expect(new Set(contents.map((content) => content.toLowerCase())).size).toBe(contents.length)
    expect(contents.filter((one) => codePointLength(one) > (MAX_LENGTH[language] ?? 36))).toEqual([])
    expect(contents.filter((one) => ENGLISH.has(one) || ENGLISH_WORDS.test(one))).toEqual([])
  })

  it('CAT-49: are in the script of the language: names, descriptions, items and tags', () => {
    const texts = contentIn(language).flatMap(({ name, description, items }) => [
      name,
      description,
      ...items.flatMap(({ content, tags }) => [content, ...tags]),
    ])
    expect(texts.filter((text) => !/\p{L}/u.test(text) || !isInScript(language, text))).toEqual([])
  })
})

describe('the list of official categories', () => {
  const guest = useGuest(app)
  const listed = async (query = '') => (await guest.call('GET', `/api/categories/public${query}`)).body
  const idsIn = (language: Language) => officialCategoriesIn(language).map(({ categoryId }) => categoryId)

  it.each(LANGUAGE_TAGS)(
    'CAT-49: is in %s on request, in its order, with 30 items or more in each category',
    async (language) => {
      const list = (await listed(`?language=${language}`)) as Category[]
      expect(list.map(({ categoryId }) => categoryId)).toEqual(idsIn(language))
      expect(list.filter((one) => one.language !== language || one.itemCount < 30)).toEqual([])
    },
  )

  it('CAT-49: is in English if none is requested, with categories that an earlier version stored without a language', async () => {
    const categories = categoryModel(app.database.connection)
    const english = (await listed()) as Category[]
    expect(english.map(({ categoryId }) => categoryId)).toEqual(idsIn('en'))
    await categories.updateMany({ language: 'en' }, { $unset: { language: 1 } })
    expect(await listed()).toEqual(english)
    await seedOfficialCategories(app.database.connection, createLog('silent'))
    expect(await categories.countDocuments({ language: 'en' })).toBe(english.length)
  })

  it.each(['xx', '', 'DE', 'de&language=fr'])(
    'CAT-49: is refused with 400, which names the field, for language=%s',
    async (language) => {
      const { status, body } = await guest.call('GET', `/api/categories/public?language=${language}`)
      expect([status, body.code, Object.keys(body.fields as object)]).toEqual([400, 'invalid', ['language']])
      expect(body.fields.language).toMatch(/^Language must be one of en, es, pt-BR,/)
    },
  )

  it('CAT-49: has categories that a guest can open by their link, and that say their language', async () => {
    const { body } = await guest.call('GET', '/api/categories/ja-ohanami')
    expect(body).toMatchObject({ type: 'official', language: 'ja', name: 'お花見', itemCount: 30 })
  })
})
