import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentItem } from '#shared/schemas/category.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleItems } from '#tests/support/sample-category.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address, arrived, UNREACHABLE } from '../frame/app-page.tsx'
import {
  ADD,
  ADDRESS,
  button,
  CONTENT,
  contents,
  DELETE_ITEM,
  GET,
  hasCategory,
  ITEMS,
  openCategory,
  OWN,
  rows,
  section,
  showsItems,
  theirs,
  useOwnCategory,
} from './category-page.tsx'

const api = useOwnCategory()

const field = () => screen.getByLabelText('Search items by text or tag')
const chosen = (name: string) => screen.getByRole('combobox', { name })
const options = (name: string) =>
  within(chosen(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const chips = () =>
  section()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** Enters the text in one step; the debouncing of single key presses has its own test. */
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const found = (words: string) =>
  waitFor(() => expect(screen.getByRole('search')).toHaveTextContent(new RegExp(`^${words}$`)))

/** Enough items for a search field: the three that are checked, and six others. */
const MANY: ContentItem[] = [
  ...ITEMS,
  ...sampleItems(Array.from({ length: 9 }, (_, at) => `Filler ${at + 1}`)).slice(3),
]
const FILLERS = ['Filler 4', 'Filler 5', 'Filler 6', 'Filler 7', 'Filler 8', 'Filler 9']

describe('the list of items', () => {
  it('CAT-34: shows each item with its type, tags and source, and the number of items', async () => {
    await openCategory()
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    expect(rows().map((row) => row.textContent)).toEqual([
      'A cat walks by',
      'An echoScenario#audioSource: Last Monday',
      'You are on muteQuote#audio#classic',
    ])
    expect(section().getByText('3 items')).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('CAT-34: omits a type that all items share', async () => {
    api.current.on(
      CONTENT,
      answers(
        200,
        ITEMS.map((item) => ({ ...item, contentType: 'scenario' as const })),
      ),
    )
    await openCategory()
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    expect(section().queryByText('Scenario')).toBeNull()
    expect(section().getByText('Source:', { exact: false })).toBeVisible()
  })

  it('CAT-34: renders a hundred items at a time, and searches all of them', async () => {
    const words = Array.from({ length: 105 }, (_, at) => `Item ${String(at).padStart(3, '0')}`)
    hasCategory(api.current, OWN, sampleItems(words))
    await openCategory(`${ADDRESS}?sort=oldest`)
    await waitFor(() => expect(contents()).toEqual(words.slice(0, 100)))
    expect(screen.getByText('105 items')).toBeVisible()
    fireEvent.click(screen.getByText('Show more'))
    await waitFor(() => expect(contents()).toEqual(words))
    expect(screen.queryByText('Show more')).toBeNull()
    type('item 10')
    await showsItems(...words.slice(100))
    await found('5 items found')
    type('item')
    await waitFor(() => expect(contents()).toEqual(words.slice(0, 100)))
  })
})

describe('searching items', () => {
  beforeEach(() => hasCategory(api.current, OWN, MANY))

  it('CAT-34: searches words and tags', async () => {
    await openCategory()
    await waitFor(() => expect(rows()).toHaveLength(9))
    for (const [words, expected] of [
      ['MUTE', ['You are on mute']],
      ['#aud', ['An echo', 'You are on mute']],
      ['#mute', []],
      ['classic', ['You are on mute']],
      ['  cat ', ['A cat walks by']],
    ] as const) {
      type(words)
      await showsItems(...expected)
      await found(expected.length === 1 ? '1 item found' : `${expected.length} items found`)
    }
    noToast()
  })

  it('CAT-34: updates the list immediately and the URL after a pause, and survives a reload', async () => {
    const { unmount } = await openCategory()
    await waitFor(() => expect(rows()).toHaveLength(9))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    type('echo')
    act(() => void vi.advanceTimersByTime(299))
    expect(contents()).toEqual(['An echo'])
    expect(address()).toBe(ADDRESS)
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await arrived(`${ADDRESS}?q=echo`)
    unmount()
    await openCategory(`${ADDRESS}?q=echo`)
    await showsItems('An echo')
    expect(field()).toHaveValue('echo')
  })

  it('CAT-34: filters the list by the types and tags in use, and can sort it', async () => {
    const { user } = await openCategory()
    await waitFor(() => expect(rows()).toHaveLength(9))
    expect(options('Type')).toEqual(['All types', 'Scenario', 'Quote', 'Other'])
    expect(options('Tag')).toEqual(['All tags', '#audio', '#classic'])
    await user.selectOptions(chosen('Tag'), '#audio')
    await showsItems('An echo', 'You are on mute')
    await found('2 items found')
    await user.selectOptions(chosen('Type'), 'Quote')
    await showsItems('You are on mute')
    await arrived(`${ADDRESS}?tag=audio&type=quote`)
    await user.selectOptions(chosen('Tag'), 'All tags')
    await user.selectOptions(chosen('Type'), 'All types')
    await waitFor(() => expect(rows()).toHaveLength(9))
    await found('')
    for (const [name, expected] of [
      ['Oldest', ['You are on mute', ...FILLERS, 'An echo', 'A cat walks by']],
      ['A–Z', ['A cat walks by', 'An echo', ...FILLERS, 'You are on mute']],
      ['Newest', ['A cat walks by', 'An echo', 'You are on mute', ...FILLERS]],
    ] as const) {
      await user.selectOptions(chosen('Sort by'), name)
      await showsItems(...expected)
    }
  })

  it('CAT-34: shows a message for an empty result; clearing the search shows all items again, with the focus in the field', async () => {
    const { user } = await openCategory(`${ADDRESS}?tag=audio`)
    type('unicorn')
    expect(await screen.findByRole('heading', { name: 'No items found' })).toBeVisible()
    await found('0 items found')
    await user.click(button('Show all items'))
    await waitFor(() => expect(rows()).toHaveLength(9))
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
    expect(chosen('Tag')).toHaveValue('')
    await arrived(ADDRESS)
  })
})

describe('deleting an item', () => {
  const deleted = () => api.current.of(DELETE_ITEM).map(({ path }) => path)
  const remove = (words: string) => button(`Delete “${words}”`)

  it('CAT-37: shows an item only once if someone else has already restored it', async () => {
    api.current.on(DELETE_ITEM, answers(204))
    api.current.on(ADD, answers(201, ITEMS[1]))
    const { user } = await openCategory()
    await user.click(remove('An echo'))
    const toast = within(await expectToast('Content deleted', '“An echo”'))
    await waitFor(() => expect(api.current.of(CONTENT)).toHaveLength(2))
    document.dispatchEvent(new Event('visibilitychange'))
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    const release = api.current.hold(CONTENT)
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    await expectToast('Restored', '“An echo”')
    expect(contents()).toEqual(['A cat walks by', 'An echo', 'You are on mute'])
    release()
  })

  it('CAT-37: removes the item immediately, focuses the next one and reloads the list; Undo puts the item back in its place', async () => {
    api.current.on(DELETE_ITEM, answers(204))
    const release = api.current.hold(DELETE_ITEM)
    const { user } = await openCategory()
    await user.click(remove('An echo'))
    await showsItems('A cat walks by', 'You are on mute')
    expect(section().getByText('2 items')).toBeVisible()
    await waitFor(() => expect(remove('You are on mute')).toHaveFocus())
    noToast()
    hasCategory(
      api.current,
      OWN,
      ITEMS.filter(({ content }) => content !== 'An echo'),
    )
    release()
    const toast = within(await expectToast('Content deleted', '“An echo”'))
    await waitFor(() => expect(api.current.of(CONTENT)).toHaveLength(2))
    expect(contents()).toEqual(['A cat walks by', 'You are on mute'])
    expect(deleted()).toEqual([`/api/content/${ITEMS[1]!.id}`])
    api.current.on(ADD, answers(201, ITEMS[1]))
    hasCategory(api.current, OWN)
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    await expectToast('Restored', '“An echo”')
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    expect(api.current.bodies(ADD)).toEqual([
      {
        content: 'An echo',
        contentType: 'scenario',
        tags: ['audio'],
        source: 'Last Monday',
        again: { id: ITEMS[1]!.id, createdAt: ITEMS[1]!.createdAt },
        opId: expect.any(String),
      },
    ])
  })

  it('CAT-37 CAT-39: shows an item that cannot be deleted again, with a message; without the permission its buttons disappear', async () => {
    hasCategory(api.current, theirs({ permission: 'edit' }))
    api.current.on(DELETE_ITEM, noNetwork)
    const { user } = await openCategory()
    await user.click(remove('An echo'))
    await expectToast('Failed to delete content', UNREACHABLE)
    await showsItems('A cat walks by', 'An echo', 'You are on mute')
    const before = api.current.of(GET).length
    api.current.on(DELETE_ITEM, refuses(403, 'You may not edit this category.', 'forbidden'))
    hasCategory(api.current, theirs())
    await user.click(remove('An echo'))
    await expectToast('Failed to delete content', 'You may not edit this category.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Content' })).toBeNull())
    expect(screen.queryAllByRole('button', { name: /^Delete “/ })).toEqual([])
    await user.click(button('Show'))
    expect(chips()).toEqual(['You are on mute', 'An echo', 'A cat walks by'])
    expect(api.current.of(GET)).toHaveLength(before + 1)
  })
})
