import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Category } from '#shared/schemas/category.ts'
import { noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCategory } from '#tests/support/sample-category.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { arrived, NOT_SIGNED_IN, openApp, UNREACHABLE } from '../frame/app-page.tsx'
import {
  ADDRESS,
  button,
  CONTENT,
  contents,
  GET,
  hasCategory,
  LEAVE,
  noDialog,
  openCategory,
  OWN,
  section,
  showsItems,
  theirs,
  useOwnCategory,
  ways,
} from './category-page.tsx'

const api = useOwnCategory()

const OFFICIAL = sampleCategory({ categoryId: 'virtualmtg', name: 'Virtual Meetings' })
const asGuest = () => api.current.on('GET /api/user', NOT_SIGNED_IN)
const head = () => within(screen.getByRole('heading', { level: 1 }).closest('header')!)

it('CAT-31: an official category shows its badge, description and theme at the top, and its name as the page title', async () => {
  asGuest()
  hasCategory(api.current, OFFICIAL)
  const { unmount } = await openCategory('/categories/virtualmtg')
  expect(head().getByText('Official')).toBeVisible()
  expect(head().getByText('What happens on every sofa.')).toBeVisible()
  expect(document.title).toBe('Virtual Meetings | BingoBoard')
  expect(document.body).toHaveAttribute('data-theme', 'blue')
  noToast()
  unmount()
  expect(document.body).not.toHaveAttribute('data-theme')
})

describe('the available actions', () => {
  const USE = 'Use in BingoBoard'
  const REPORT = 'Report this category'
  const ANN = 'Shared by Ann'
  /** All texts of the header about the user's relation to the category. */
  const PARTS = ['Official', 'Created by you', ANN, 'You can view', 'You can copy', 'You can edit']
  const MINE = '/categories?tab=mine'
  const VIEW = theirs({ permission: 'view' })
  const COPY = theirs({ permission: 'copy' })
  const EDIT = theirs({ permission: 'edit' })
  it.each<[string, Category, 'guest' | 'mo', string[], string, string[]]>([
    ['a guest, official', OFFICIAL, 'guest', ['Official'], '/categories', [USE, 'Share', 'Show']],
    ['a signed-in user, official', OFFICIAL, 'mo', ['Official'], '/categories', [USE, 'Share', 'Show']],
    ['a guest, by the link', theirs(), 'guest', [ANN], '/categories', [USE, REPORT, 'Show']],
    ['a signed-in user, by the link', theirs(), 'mo', [ANN], '/categories', [USE, REPORT, 'Show']],
    ['view', VIEW, 'mo', [ANN, 'You can view'], MINE, [USE, 'Leave category', REPORT, 'Show']],
    ['copy', COPY, 'mo', [ANN, 'You can copy'], MINE, [USE, 'Share', 'Leave category', REPORT, 'Show']],
    [
      'edit',
      EDIT,
      'mo',
      [ANN, 'You can edit'],
      MINE,
      [USE, 'Share', 'Leave category', REPORT, 'Add Content'],
    ],
    ['the owner', OWN, 'mo', ['Created by you'], MINE, [USE, 'Share', 'Edit Category', 'Add Content']],
  ])('CAT-31 CAT-32: %s', async (_, category, who, says, list, expected) => {
    if (who === 'guest') asGuest()
    hasCategory(api.current, category)
    await openCategory()
    const said = screen.getByRole('heading', { level: 1 }).closest('header')!.textContent
    expect(PARTS.filter((part) => said.includes(part))).toEqual(says)
    expect(screen.getByRole('link', { name: 'Back to Categories' })).toHaveAttribute('href', list)
    expect(ways()).toEqual(expected)
    const edits = screen.queryAllByRole('button', { name: /^(Edit|Delete) “/ })
    expect(edits).toHaveLength(expected.includes('Add Content') ? 6 : 0)
  })

  it('CAT-32: appear once the session check is done, so that no button appears or disappears later', async () => {
    const letIn = api.current.hold('GET /api/user')
    await openApp(ADDRESS)
    expect(await screen.findByRole('status', { name: 'Loading the category' })).toBeInTheDocument()
    await waitFor(() => expect(api.current.of(CONTENT)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: USE })).toBeNull()
    expect(api.current.of(GET)).toEqual([])
    letIn()
    expect(await screen.findByRole('button', { name: 'Edit Category' })).toBeVisible()
    expect(api.current.of(GET)).toHaveLength(1)
  })

  it('CAT-32: open a dialog for Use and Share, and get the focus back afterwards', async () => {
    hasCategory(api.current, COPY)
    const { user } = await openCategory()
    for (const [way, title] of [
      [USE, USE],
      ['Share', 'Share Category'],
    ] as const) {
      await user.click(button(way))
      expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(button(way)).toHaveFocus())
    }
  })
})

describe('the states of the screen', () => {
  it('CAT-31 CAT-33: shows a skeleton while the category loads; its description keeps its line breaks', async () => {
    const release = api.current.hold(GET)
    await openApp(ADDRESS)
    expect(await screen.findByRole('status', { name: 'Loading the category' })).toBeInTheDocument()
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'Stand-up bingo' })).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading the category' })).toBeNull()
    expect(head().getByText(/Every morning/).textContent).toBe('Every morning.\n\nEvery single one.')
  })

  it('CAT-33: shows an error if there is no network or the server fails; Try Again loads the category again', async () => {
    api.current.on(GET, noNetwork)
    api.current.on(CONTENT, noNetwork)
    const { user } = await openApp(ADDRESS)
    expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Category' })).toBeVisible()
    await expectToast('Failed to load category details', UNREACHABLE)
    const failure = refuses(500, 'Something went wrong on our side.', 'internal')
    api.current.on(GET, failure)
    api.current.on(CONTENT, failure)
    await user.click(button('Try Again'))
    await expectToast('Failed to load category details', 'Something went wrong on our side.')
    expect(screen.getByRole('heading', { level: 1, name: 'Error Loading Category' })).toBeVisible()
    const release = api.current.hold(GET)
    hasCategory(api.current, OWN)
    await user.click(button('Try Again'))
    expect(await screen.findByRole('button', { name: 'Trying...' })).toBeVisible()
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'Stand-up bingo' })).toBeVisible()
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
  })

  it.each([
    ['unknown', refuses(404, "This category doesn't exist.", 'not-found')],
    ['malformed', refuses(400, 'Category id must be 10 letters, digits, _ or -', 'invalid')],
  ])('CAT-33: shows Category Not Found with a link back for an %s id', async (_, answer) => {
    api.current.on(GET, answer)
    api.current.on(CONTENT, answer)
    const { user } = await openApp(ADDRESS)
    expect(await screen.findByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible()
    expect(document.title).toBe('Category Not Found | BingoBoard')
    expect(document.body).not.toHaveAttribute('data-theme')
    noToast()
    await user.click(screen.getByRole('link', { name: 'Back to Categories' }))
    await arrived('/categories')
  })

  it('CAT-33: keeps the category if only its items fail to load; Try Again loads them', async () => {
    api.current.on(CONTENT, noNetwork)
    const { user } = await openCategory()
    expect(section().getByRole('heading', { name: 'Error Loading Content' })).toBeVisible()
    await expectToast('Failed to load category content', UNREACHABLE)
    expect(screen.getByRole('heading', { level: 1, name: 'Stand-up bingo' })).toBeVisible()
    expect(section().getByText('3 items')).toBeVisible()
    hasCategory(api.current, OWN)
    await user.click(section().getByRole('button', { name: 'Try Again' }))
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    expect(api.current.of(GET)).toHaveLength(1)
  })

  it('CAT-33: keeps the content on the screen if loading it again fails', async () => {
    await openCategory()
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    api.current.on(GET, noNetwork)
    api.current.on(CONTENT, noNetwork)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(api.current.of(CONTENT)).toHaveLength(2))
    expect(contents()).toEqual(['A cat walks by', 'An echo', 'You are on mute'])
    expect(screen.getByRole('heading', { level: 1, name: 'Stand-up bingo' })).toBeVisible()
    noToast()
  })

  it('CAT-33: invites the owner of an empty category to add items', async () => {
    hasCategory(api.current, OWN, [])
    const { user } = await openCategory()
    expect(section().getByRole('heading', { name: 'No items yet' })).toBeVisible()
    expect(section().getByText('0 items')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add Content' }))
    expect(await screen.findByRole('dialog', { name: 'Add Content' })).toBeVisible()
  })
})

it('CAT-39: a failed attempt to leave, whose question was closed, does not close the next dialog', async () => {
  hasCategory(api.current, theirs({ permission: 'copy' }))
  api.current.on(LEAVE, refuses(500, 'Something broke.', 'internal'))
  const release = api.current.hold(LEAVE)
  const { user } = await openCategory()
  await user.click(button('Leave category'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await user.keyboard('{Escape}')
  await noDialog()
  await user.click(button(/^Use in/))
  const next = await screen.findByRole('dialog')
  release()
  await expectToast('Failed to leave category', 'Something broke.')
  expect(next).toBeInTheDocument()
})
