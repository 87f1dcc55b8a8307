import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import type { Category } from '#shared/schemas/category.ts'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import { hasCategories, mine, names, openCategories, showsNames } from './categories-page.tsx'

const HIDE = 'POST /api/categories/:id/hidden'
const UNHIDE = 'DELETE /api/categories/:id/hidden'
const HIDDEN = 'GET /api/categories/hidden'

const api = useFreshPage(MO)

const theirs = (categoryId: string, name: string, ownerName = 'Ada') =>
  mine({ categoryId, name, isOwner: false, permission: 'view', ownerName })
const CHOIR = theirs('choir00000', 'Choir')
const GARDEN = theirs('garden0000', 'Garden')
const POKER = theirs('poker00000', 'Poker', 'Bo')
const asHidden = ({ categoryId, name, ownerName }: Category, hidden: HiddenCategory['hidden']) => ({
  categoryId,
  name,
  ownerName,
  hidden,
})

/** Makes the server return these categories as listed and as hidden. */
function has(listed: Category[], hidden: HiddenCategory[] = []): void {
  hasCategories(api.current, { mine: listed })
  api.current.on(HIDDEN, answers(200, hidden))
}
/** Makes the server return these categories as listed and as hidden after a call with this name. */
function afterCall(name: string, listed: Category[], hidden: HiddenCategory[] = []): void {
  api.current.on(name, (call) => {
    has(listed, hidden)
    return answers(204)(call)
  })
}
const open = () => openCategories('/categories?tab=mine')
type User = Awaited<ReturnType<typeof open>>['user']
async function choose(user: User, name: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const count = (label: string) => screen.findByRole('button', { name: label })
const hiddenRows = () =>
  [...document.querySelectorAll('.category-shared li')].map(({ textContent }) => textContent)

describe('the menu of a shared category', () => {
  it('CAT-27: hides the category; the focus moves to the next one, and Undo brings it back', async () => {
    has([CHOIR, GARDEN, POKER])
    const { user } = await open()
    await showsNames('Choir', 'Garden', 'Poker')
    expect(screen.queryByText(/hidden/)).toBeNull()
    afterCall(HIDE, [GARDEN, POKER], [asHidden(CHOIR, 'category')])
    await choose(user, 'Choir', 'Hide')
    await showsNames('Garden', 'Poker')
    expect(api.current.of(HIDE)).toMatchObject([
      { path: '/api/categories/choir00000/hidden', body: { allOfOwner: false } },
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for Garden' })).toHaveFocus())
    expect(await count('1 hidden · Show')).toBeVisible()
    const toast = await expectToast(
      'Category hidden',
      '“Choir” is out of your list. The link still opens it.',
    )
    afterCall(UNHIDE, [CHOIR, GARDEN, POKER])
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await showsNames('Choir', 'Garden', 'Poker')
    expect(api.current.of(UNHIDE)).toMatchObject([{ path: '/api/categories/choir00000/hidden' }])
    await waitFor(() => expect(screen.queryByText(/hidden · Show/)).toBeNull())
  })

  it('CAT-27: hides everything of the owner, whom it names', async () => {
    has([CHOIR, POKER, GARDEN])
    const { user } = await open()
    await showsNames('Choir', 'Poker', 'Garden')
    afterCall(HIDE, [POKER], [asHidden(CHOIR, 'owner'), asHidden(GARDEN, 'owner')])
    await choose(user, 'Garden', 'Hide all from Ada')
    await showsNames('Poker')
    expect(api.current.of(HIDE)).toMatchObject([
      { path: '/api/categories/garden0000/hidden', body: { allOfOwner: true } },
    ])
    expect(await count('2 hidden · Show')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for Poker' })).toHaveFocus())
    const toast = await expectToast('Categories hidden', "You won't see what Ada shares with you.")
    afterCall(UNHIDE, [CHOIR, POKER, GARDEN])
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await showsNames('Choir', 'Poker', 'Garden')
  })

  it('CAT-27: shows the reason for a refusal and keeps the category', async () => {
    has([CHOIR])
    const { user } = await open()
    await showsNames('Choir')
    api.current.on(HIDE, refuses(403, "You've hidden 1000 people.", 'quota-exceeded'))
    await choose(user, 'Choir', 'Hide all from Ada')
    await expectToast("Couldn't hide it", "You've hidden 1000 people.")
    expect(names()).toEqual(['Choir'])
    expect(screen.getByRole('button', { name: 'More for Choir' })).toHaveFocus()
  })
})

it('CAT-27: lists the hidden categories on request, each with a link and a button to show it again', async () => {
  has([GARDEN], [asHidden(CHOIR, 'category'), asHidden(POKER, 'owner')])
  const { user } = await open()
  const button = await count('2 hidden · Show')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(hiddenRows()).toEqual([])
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(hiddenRows()).toEqual(['ChoirShared by AdaUnhide', 'PokerAll hidden from BoUnhide all'])
  expect(screen.getByRole('link', { name: 'Choir' })).toHaveAttribute('href', '/categories/choir00000')

  afterCall(UNHIDE, [GARDEN, CHOIR], [asHidden(POKER, 'owner')])
  await user.click(screen.getByRole('button', { name: 'Unhide Choir' }))
  await showsNames('Garden', 'Choir')
  expect(hiddenRows()).toEqual(['PokerAll hidden from BoUnhide all'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unhide all from Bo' })).toHaveFocus())

  afterCall(UNHIDE, [GARDEN, CHOIR, POKER])
  await user.click(screen.getByRole('button', { name: 'Unhide all from Bo' }))
  await showsNames('Garden', 'Choir', 'Poker')
  expect(screen.queryByRole('button', { name: /hidden/ })).toBeNull()
  expect(api.current.of(UNHIDE).map(({ path }) => path)).toEqual([
    '/api/categories/choir00000/hidden',
    '/api/categories/poker00000/hidden',
  ])
})
