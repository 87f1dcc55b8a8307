import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { newCardId } from '#shared/ids.ts'
import { CARDS_PER_USER, GRID_SIZES } from '#shared/product.ts'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import { cellCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { useApp } from '#tests/support/app.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { type Person, signUp, useGuest, usePerson } from '../cards/person.ts'
import { seedCategory, seedOfficial, refusal, texts } from './fixtures.ts'

const app = useApp({ limits: withoutWriteLimit() })
const author = usePerson(app)
const guest = useGuest(app)
let reader: Person
/** A category of the author with forty items. */
let categoryId: string

beforeAll(async () => {
  await seedOfficial(app, ['movienight', 'road-trips'])
  reader = await signUp(app.url)
  categoryId = await withItems(texts(40))
})

async function withItems(contents: readonly string[]): Promise<string> {
  return (await seedCategory(app, author, { name: 'Garden party', contents })).categoryId
}
const use = (person: Person, body: object = {}, id = categoryId) =>
  person.call('POST', `/api/categories/${id}/use`, body)
const cardsOf = async (person: Person): Promise<CardReply[]> =>
  (await person.call('GET', '/api/my-cards')).body
const countOfCards = () => cardModel(app.database.connection).countDocuments({})
/** Returns the words on a card, without the free space. */
const wordsOf = (card: CardReply) => card.cells.filter((_, index) => index !== freeIndexOf(card))

const SIZES = GRID_SIZES.flatMap((gridSize) =>
  [true, false].map((hasFreeSpace) => ({ gridSize, hasFreeSpace })),
)

describe('a card from a category', () => {
  it.each(SIZES)('CAT-10: fills all squares: size $gridSize, free space $hasFreeSpace', async (size) => {
    const { gridSize, hasFreeSpace } = size
    const { status, body } = await use(reader, { gridSize, hasFreeSpace })
    expect(status).toBe(201)
    const { cardId, cells, createdAt, updatedAt } = body as CardReply
    const theme = categoryTheme(categoryId)
    const card = {
      cardId,
      title: 'Garden party',
      gridSize,
      hasFreeSpace,
      cells,
      theme,
      createdAt,
      updatedAt,
    }
    expect(body).toEqual({ ...sampleCard(card), isOwner: true, canEdit: true })
    expect(cardId).toMatch(/^[\w-]{10}$/)
    expect(updatedAt).toBe(createdAt)
    const words = wordsOf(body)
    expect(body.cells).toHaveLength(cellCount(gridSize))
    expect(words).toHaveLength(cellCount(gridSize) - (hasFreeSpace ? 1 : 0))
    if (hasFreeSpace) expect(body.cells[freeIndexOf(body)]).toBe('')
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(texts(40)).toContain(word)
  })

  it('CAT-10: has the theme that is set for an official category', async () => {
    expect((await use(reader, {}, 'movienight')).body).toMatchObject({
      title: 'Movie Night',
      theme: 'purple',
    })
    expect((await use(guest, {}, 'road-trips')).body).toMatchObject({ title: 'Road Trips', theme: 'green' })
  })
})

describe('where it is stored', () => {
  beforeEach(async () => {
    reader = await signUp(app.url)
  })

  it('CAT-10: is the account of a logged-in user: listed there, and playable by others', async () => {
    const { body: card } = await use(reader)
    expect(await cardsOf(reader)).toMatchObject([{ cardId: card.cardId, title: 'Garden party' }])
    expect((await reader.call('GET', `/api/cards/${card.cardId}`)).body).toEqual(card)
    expect((await guest.call('GET', `/api/cards/${card.cardId}`)).body).toEqual({
      ...card,
      isOwner: false,
      canEdit: false,
    })
    const patched = await reader.patch(card.cardId, { title: 'Mine now' })
    expect([patched.status, patched.body.version]).toEqual([200, 2])
    expect((await author.patch(card.cardId, { title: 'Theirs' })).status).toBe(403)
  })

  it.each<[string, () => Person, boolean | undefined, number]>([
    ['a guest without a choice', () => guest, undefined, 200],
    ['a guest who asks for a temporary one', () => guest, true, 200],
    ['a signed-in user who asks for a temporary one', () => reader, true, 200],
    ['a signed-in user without a choice', () => reader, undefined, 201],
    ['a signed-in user who asks for a stored one', () => reader, false, 201],
  ])(
    'CAT-10: is the account only if a logged-in user does not ask for a temporary one: %s',
    async (_, person, temporary, expected) => {
      const before = await countOfCards()
      const { status, body } = await use(person(), { gridSize: 3, temporary })
      const isStored = expected === 201
      expect([status, await countOfCards()]).toEqual([expected, before + (isStored ? 1 : 0)])
      expect(body.cardId).toMatch(isStored ? /^[\w-]{10}$/ : /^temp-\d{13}-[\w-]{10}$/)
      expect(body).toMatchObject({ isOwner: true, version: 1, round: 1, title: 'Garden party' })
      expect(wordsOf(body)).toHaveLength(8)
      expect((await guest.call('GET', `/api/cards/${body.cardId}`)).status).toBe(isStored ? 200 : 400)
      expect(await cardsOf(reader)).toHaveLength(isStored ? 1 : 0)
    },
  )

  it('CAT-10: is under a chosen id, once: a repeated call returns 409 with the card', async () => {
    const cardId = newCardId()
    const { status, body } = await use(reader, { cardId })
    expect([status, body.cardId]).toEqual([201, cardId])
    const again = await use(reader, { cardId }, 'movienight')
    expect(again).toMatchObject({ ...refusal(409, 'card-id-taken'), body: { card: body } })
    expect((await use(author, { cardId })).body).not.toHaveProperty('card')
    expect(await cardsOf(reader)).toHaveLength(1)
    expect((await use(reader, { cardId: 'temp-12345' })).status).toBe(400)
    expect((await use(guest, { cardId })).body.cardId).toMatch(/^temp-/)
  })

  it('CAT-10: is never the server for a guest: asking for a stored one is 401', async () => {
    expect((await use(guest, { temporary: false })).status).toBe(401)
  })

  it('CAT-10: has room for a thousand cards: the next is 403, and a temporary one does not count', async () => {
    await app.fillCards(reader.user!.id, CARDS_PER_USER - 1)
    expect((await use(reader)).status).toBe(201)
    expect(await use(reader)).toMatchObject(refusal(403, 'quota-exceeded'))
    expect((await use(reader, { temporary: true })).status).toBe(200)
    const stored = cardModel(app.database.connection).countDocuments({ userId: reader.user!.id })
    expect(await stored).toBe(CARDS_PER_USER)
  })
})

describe('the number of items', () => {
  beforeAll(async () => {
    reader = await signUp(app.url)
  })

  it('CAT-10: is right in the refusal for a category with one item', async () => {
    const { body } = await use(reader, { gridSize: 3 }, await withItems(texts(1)))
    expect(body.fields).toEqual({ gridSize: 'The grid needs 9 items, and this category has 1.' })
  })

  it.each(GRID_SIZES)(
    'CAT-10: must be at least that of the squares, with %i squares a side',
    async (gridSize) => {
      const squares = cellCount(gridSize)
      const [enough, tooFew] = [await withItems(texts(squares)), await withItems(texts(squares - 1))]
      for (const hasFreeSpace of [true, false])
        for (const person of [reader, guest]) {
          const before = await countOfCards()
          const refused = await use(person, { gridSize, hasFreeSpace }, tooFew)
          expect(refused).toMatchObject(refusal(400, 'invalid', 'gridSize'))
          expect(refused.body.message).toContain(`${squares} items, and this category has ${squares - 1}.`)
          expect(await countOfCards()).toBe(before)
          expect([200, 201]).toContain((await use(person, { gridSize, hasFreeSpace }, enough)).status)
        }
    },
  )

  it('CAT-10: is refused below that of the squares, even of an unknown category, and may exceed that of the category', async () => {
    const refused = await use(guest, { gridSize: 5, count: 24 }, 'nowhere-00')
    expect(refused).toMatchObject(refusal(400, 'invalid', 'count'))
    expect(refused.body.fields).toEqual({ count: 'Count must be at least 25 for grid size 5' })
    expect((await use(guest, { gridSize: 5, count: 25 }, 'nowhere-00')).status).toBe(404)
    const { status, body } = await use(reader, { count: 1_000_000_000 })
    expect([status, new Set(body.cells).size]).toEqual([201, 25])
  })
})
