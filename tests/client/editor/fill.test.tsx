import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Category } from '#shared/schemas/category.ts'
import type { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCategory, sampleItems } from '#tests/support/sample-category.ts'
import { expectToast } from '#tests/support/toast.ts'
import { cards, freshBrowser, openCard, openEditor, press, settled, shownWords } from './editor-page.tsx'

/** The server's responses by path, except those for cards; requests for other paths fail. */
let answers: Map<string, unknown>

const FILMS = Array.from({ length: 30 }, (_, index) => `Film ${index + 1}`)
const mine = (name: string, changes: Partial<Category> = {}) =>
  sampleCategory({ categoryId: 'ownFilms00', name, type: 'user', isOwner: true, ownerName: 'mo', ...changes })

function serves(
  categories: { official?: Category[]; mine?: Category[] },
  items: Record<string, string[]>,
): void {
  answers.set('/api/categories/public', categories.official ?? [])
  answers.set('/api/categories', categories.mine ?? [])
  for (const [categoryId, contents] of Object.entries(items))
    answers.set(`/api/categories/${categoryId}/content`, sampleItems(contents))
}

beforeEach(() => {
  freshBrowser()
  answers = new Map()
  vi.stubGlobal('fetch', async (input: string, init?: Parameters<FakeCards['fetch']>[1]) => {
    if (!input.startsWith('/api/categories')) return cards.fetch(input, init)
    if (!answers.has(input)) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answers.get(input)))
  })
  serves({ official: [sampleCategory()] }, { movienight: FILMS })
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Fill from a Category' }))
const choice = () => dialog().findByRole<HTMLSelectElement>('combobox', { name: 'Category' })
const fill = () => dialog().getByRole('button', { name: 'Fill' })
const blanks = (count: number) => Array.from({ length: count }, () => '')
const SOME = ['One', 'Two', 'Three', 'Four', 'Five', ...blanks(20)]

type User = Awaited<ReturnType<typeof openEditor>>['user']

async function open(user: User): Promise<void> {
  await user.click(press('Fill from a Category'))
  await screen.findByRole('dialog', { name: 'Fill from a Category' })
}
/** Opens the dialog and waits for the sentence that says what filling would do. */
async function openReady(user: User, says: string | RegExp): Promise<void> {
  await open(user)
  expect(await dialog().findByText(says)).toBeVisible()
}

it('EDIT-18: filling from a category keeps the card’s words and fills the rest, or replaces all words, as the author chooses', async () => {
  const { card, user } = await openCard({ cells: SOME })
  await openReady(user, 'Fills all 19 empty squares, at random. 11 more go to More words.')
  await user.click(fill())
  expect(shownWords().slice(0, 5)).toEqual(SOME.slice(0, 5))
  expect(shownWords()).toHaveLength(24)
  await settled()
  expect(cards.card(card.cardId).cells.filter(Boolean)).toHaveLength(24)
  expect(cards.card(card.cardId).extra).toHaveLength(11)

  await open(user)
  expect(await dialog().findByRole('radio', { name: 'Add to More words' })).toBeChecked()
  await user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
  await user.click(dialog().getByRole('button', { name: 'Replace 35 words' }))
  expect(shownWords().every((word) => FILMS.includes(word))).toBe(true)
  await user.click(press('Undo'))
  expect(shownWords().slice(0, 5)).toEqual(SOME.slice(0, 5))
})

it('EDIT-18: filling a full card says how many items go to More words', async () => {
  const { user } = await openCard()
  await openReady(user, '30 go to More words.')
})

describe('the categories to fill from', () => {
  it('EDIT-18: get the focus once they have loaded, even after the dialog has opened', async () => {
    const { user } = await openEditor()
    for (const state of ['loading', 'loaded']) {
      await open(user)
      expect(await choice(), state).toHaveFocus()
      await user.keyboard('{Escape}')
      expect(press('Fill from a Category')).toHaveFocus()
    }
  })

  it('EDIT-18: are the user’s own, shared and official ones, without empty ones', async () => {
    const shared = mine('Lent', {
      categoryId: 'sharedOne0',
      isOwner: false,
      permission: 'view',
      ownerName: 'Jo',
    })
    const empty = mine('Nothing yet', { categoryId: 'emptyOne00', itemCount: 0 })
    serves(
      { official: [sampleCategory()], mine: [mine('My films'), empty, shared] },
      { ownFilms00: ['Mine'], sharedOne0: ['Lent'], movienight: FILMS },
    )
    const { user } = await openEditor()
    await open(user)
    const groups = [...(await choice()).querySelectorAll('optgroup')].map(({ label, children }) => [
      label,
      [...children].map(({ textContent }) => textContent),
    ])
    expect(groups).toEqual([
      ['My Categories', ['My films (30)']],
      ['Shared with you', ['Lent (30)']],
      ['Made by BingoBoard.app', ['Movie Night (30)']],
    ])
    await user.selectOptions(await choice(), 'Lent (30)')
    expect(await dialog().findByText("Fills 1 of 24 empty squares. That's all it has.")).toBeVisible()
    await user.click(fill())
    expect(shownWords()).toEqual(['Lent'])
  })

  it('EDIT-18: show a failure to load and can be retried; then fill an empty card at random, each item once, with Undo', async () => {
    answers.clear()
    const { user } = await openEditor()
    await open(user)
    expect(await dialog().findByText("The categories didn't load.")).toBeVisible()
    expect(fill()).toBeDisabled()
    serves({ official: [sampleCategory()] }, {})
    await user.click(dialog().getByRole('button', { name: /^Try Again/ }))
    await choice()
    expect(await dialog().findByText("The categories didn't load.")).toBeVisible()
    expect(fill()).toBeDisabled()
    serves({ official: [sampleCategory()] }, { movienight: FILMS })
    await user.click(dialog().getByRole('button', { name: /^Try Again/ }))
    expect(await dialog().findByText(/^Fills all 24/)).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(shownWords()).toEqual([])
    expect(press('Fill from a Category')).toHaveFocus()

    await openReady(user, 'Fills all 24 empty squares, at random. 6 more go to More words.')
    expect(dialog().queryByRole('radio')).toBeNull()
    await user.click(fill())
    expect(screen.queryByRole('dialog')).toBeNull()
    await expectToast('Filled', '24 squares filled from “Movie Night”. 6 words went to More words.')
    const words = shownWords()
    expect(words).toHaveLength(24)
    expect(new Set(words).size).toBe(24)
    expect(words.every((word) => FILMS.includes(word))).toBe(true)
    await user.click(press('Undo'))
    expect(shownWords()).toEqual([])
  })
})
