import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCategory } from '#tests/support/sample-category.ts'
import { noToast } from '#tests/support/toast.ts'
import { arrived, MO, useFreshPage } from '../frame/app-page.tsx'
import {
  CALLS,
  hasCategories,
  mine,
  MINE,
  MOVIES,
  names,
  OFFICIAL,
  openCategories,
  showsNames,
} from './categories-page.tsx'

const api = useFreshPage()
beforeEach(() => {
  hasCategories(api.current, { official: [MOVIES, CALLS] })
})

const asMo = () => api.current.on('GET /api/user', answers(200, MO))
const tile = (name: string) => within(screen.getByRole('article', { name }))
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const newCategory = () => screen.queryAllByRole('link', { name: 'New Category' })

describe('the official categories', () => {
  it('CAT-21: are shown to a guest in our order, each with its badge, number of items, theme and link', async () => {
    hasCategories(api.current, {
      official: [MOVIES, sampleCategory({ ...CALLS, description: '', itemCount: 1 })],
    })
    await openCategories()
    await showsNames('Movie Night', 'Virtual Meetings')
    const movies = tile('Movie Night')
    expect(movies.getByText('Official')).toBeVisible()
    expect(movies.getByText('Popcorn.')).toBeVisible()
    expect(movies.getByText('12').parentElement).toHaveTextContent('12 items')
    expect(movies.getByRole('link', { name: 'View Movie Night' })).toHaveAttribute(
      'href',
      '/categories/movienight',
    )
    expect(movies.getByRole('button', { name: 'Share Movie Night' })).toBeVisible()
    expect(tile('Virtual Meetings').getByText('No description provided')).toBeVisible()
    expect(tile('Virtual Meetings').getByText('1').parentElement).toHaveTextContent(/1 item$/)
    expect(screen.getByRole('article', { name: 'Movie Night' })).toHaveAttribute('data-theme', 'purple')
    expect(screen.getByRole('article', { name: 'Virtual Meetings' })).toHaveAttribute('data-theme', 'blue')
    expect(document.title).toBe('Categories | BingoBoard')
    expect(newCategory()).toEqual([])
    noToast()
  })

  it('CAT-21: show skeletons while they load, Try Again after a failure, and a message if there are none', async () => {
    api.current.on(OFFICIAL, refuses(500, 'Something broke.', 'internal'))
    const fail = api.current.hold(OFFICIAL)
    const { user } = await openCategories()
    expect(await screen.findByRole('status', { name: 'Loading categories' })).toBeInTheDocument()
    expect(names()).toEqual([])
    // The search field is there while categories load, so that the layout does not shift when they arrive.
    expect(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.getByRole('search')).toHaveTextContent(/^$/)
    fail()
    expect(await screen.findByRole('heading', { name: 'Error Loading Categories' })).toBeVisible()
    expect(screen.getByText(/Please try again later\.$/)).toBeVisible()

    api.current.on(OFFICIAL, noNetwork)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(
      await screen.findByText(/^Can't reach BingoBoard\. Check your connection and try again\./),
    ).toBeVisible()

    api.current.on(OFFICIAL, answers(200, []))
    const release = api.current.hold(OFFICIAL)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: 'Trying...' })).toHaveFocus()
    release()
    expect(await screen.findByText('No categories from BingoBoard.app available.')).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading categories' })).toBeNull()
    expect(api.current.of(OFFICIAL)).toHaveLength(3)
  })
})

describe('the tabs', () => {
  it('CAT-22: show a guest only the official tab, whatever the URL says, and leave no gap for the tab of an ended session', async () => {
    const { dataset } = document.documentElement
    dataset.returning = ''
    await openCategories('/categories?tab=mine')
    await showsNames('Movie Night', 'Virtual Meetings')
    await waitFor(() => expect(dataset.returning).toBeUndefined())
    expect(tabs()).toEqual(['Made by BingoBoard.app'])
    expect(newCategory()).toEqual([])
    expect(api.current.of(MINE)).toEqual([])
  })

  it('CAT-22: keep My Categories in the URL', async () => {
    asMo()
    hasCategories(api.current, { official: [MOVIES], mine: [mine()] })
    const { user } = await openCategories()
    await showsNames('Movie Night')
    await waitFor(() => expect(tabs()).toEqual(['Made by BingoBoard.app', 'My Categories']))
    expect(newCategory()).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'My Categories' }))
    await showsNames('Stand-up bingo')
    await arrived('/categories?tab=mine')
    await user.click(screen.getByRole('tab', { name: 'Made by BingoBoard.app' }))
    await showsNames('Movie Night')
    await arrived('/categories')
  })
})

describe('My Categories', () => {
  beforeEach(() => asMo())

  it('CAT-22: offers to create the first category once the list has loaded and is empty, and only once', async () => {
    const release = api.current.hold(MINE)
    await openCategories('/categories?tab=mine')
    await waitFor(() => expect(api.current.of(MINE)).toHaveLength(1))
    expect(newCategory()).toEqual([])
    release()
    expect(await screen.findByText("You haven't created any categories yet.")).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your running jokes, in one list.')
    expect(newCategory().map((link) => link.getAttribute('href'))).toEqual(['/create-category'])
    expect(screen.queryByRole('heading', { name: 'Shared with you' })).toBeNull()
  })

  it('CAT-22: lists the user’s own categories newest first, and labels them as such', async () => {
    hasCategories(api.current, {
      mine: [
        mine({ categoryId: 'aaaaaaaaaa', name: 'Old', createdAt: '2026-01-01T10:00:00.000Z' }),
        mine({ categoryId: 'bbbbbbbbbb', name: 'New', createdAt: '2026-02-01T10:00:00.000Z' }),
      ],
    })
    await openCategories('/categories?tab=mine')
    await showsNames('New', 'Old')
    expect(tile('New').getByText('Created by you')).toBeVisible()
    expect(tile('New').queryByText('Official')).toBeNull()
    expect(tile('New').getByRole('button', { name: 'Share New' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Shared with you' })).toBeNull()
  })

  it('CAT-22: names the owner of a shared category and what the user may do with it', async () => {
    const theirs = (['view', 'copy', 'edit'] as const).map((permission) =>
      mine({
        categoryId: `${permission}Choir0`,
        name: `To ${permission}`,
        isOwner: false,
        permission,
        ownerName: 'Ada',
      }),
    )
    hasCategories(api.current, { mine: theirs })
    await openCategories('/categories?tab=mine')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    const section = within(screen.getByRole('region', { name: 'Shared with you' }))
    for (const { name, permission } of theirs) {
      const shared = within(section.getByRole('article', { name }))
      expect(shared.getByText('Ada').parentElement).toHaveTextContent('Shared by Ada')
      expect(shared.getByText(`Can ${permission}`)).toBeVisible()
      expect(shared.queryByText('Created by you')).toBeNull()
      expect(shared.queryByRole('button', { name: `Share ${name}` })).toBeNull()
      expect(shared.getByRole('heading', { level: 3 })).toBeVisible()
    }
    expect(screen.getByText("You haven't created any categories yet.")).toBeVisible()
    expect(screen.queryByText(/hidden/)).toBeNull()
  })
})

it('CAT-21: the share icon opens the share dialog of its category, and gets the focus back when the dialog closes', async () => {
  const { user } = await openCategories()
  await showsNames('Movie Night', 'Virtual Meetings')
  await user.click(screen.getByRole('button', { name: 'Share Virtual Meetings' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByDisplayValue(/\/categories\/virtualmtg$/)).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Share Virtual Meetings' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Share Movie Night' }))
  expect(
    within(await screen.findByRole('dialog')).getByDisplayValue(/\/categories\/movienight$/),
  ).toBeVisible()
})
