import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { arrived, useFreshPage } from '../frame/app-page.tsx'
import { ADD, CREATE, mine } from './categories-page.tsx'
import {
  bodies,
  button,
  contents,
  create,
  creates,
  arrivedAtCreated,
  firstId,
  has,
  linesField,
  marked,
  nameField,
  takenBy,
  write,
  UPDATE,
} from './create-page.tsx'

const api = useFreshPage()
beforeEach(() => {
  creates(api.current)
  has(api.current, [])
})

const TAKEN = 'This category id is taken.'
const exists = () => screen.queryByText(/was created, but its items haven't been added yet/)

describe('creating once', () => {
  it.each([
    ['no network', noNetwork, "Can't reach BingoBoard. Check your connection and try again."],
    [
      'too many',
      refuses(403, "You've reached 100 categories.", 'quota-exceeded'),
      "You've reached 100 categories.",
    ],
    ['a failure', refuses(500, 'Something broke.', 'internal'), 'Something broke.'],
  ])('CAT-25: after %s the text stays; the next attempt has its id', async (_what, failure, reason) => {
    api.current.on(CREATE, failure)
    const { user } = await create('One')
    await expectToast('Error creating category', reason)
    expect(screen.getByRole('alert')).toHaveTextContent(reason)
    expect(nameField()).toHaveValue('Kitchen')
    expect(linesField()).toHaveValue('One')
    expect(exists()).toBeNull()
    expect(api.current.of(ADD)).toEqual([])
    creates(api.current)
    await user.click(button('Create Category'))
    await arrivedAtCreated(api.current)
    expect(new Set(bodies(api.current, CREATE).map(({ categoryId }) => categoryId)).size).toBe(1)
    expect(contents(api.current)).toEqual([['One']])
  })

  it('CAT-25: changes made since an attempt that arrived are sent to it', async () => {
    api.current.on(CREATE, noNetwork)
    const { user } = await create('', 'Kitchne')
    await expectToast('Error creating category')
    api.current.on(CREATE, takenBy('Kitchne'))
    api.current.on(UPDATE, answers(200, mine({ name: 'Kitchen' })))
    write(nameField(), 'Kitchen')
    await user.click(button('Create Category'))
    await arrived('/categories/categoryAA')
    expect(bodies(api.current, UPDATE)).toEqual([{ name: 'Kitchen', description: '' }])
  })

  it('CAT-25: a duplicated tab, which has the same id, creates a category of its own', async () => {
    api.current.on(CREATE, (call) => {
      creates(api.current)
      return takenBy('Office words')(call)
    })
    await create('One')
    await waitFor(() => expect(contents(api.current)).toEqual([['One']]))
    expect(api.current.of(UPDATE)).toEqual([])
    const [first, second] = bodies(api.current, CREATE)
    expect(second).toEqual({ ...first, categoryId: second!.categoryId })
    expect(second!.categoryId).not.toBe(first!.categoryId)
    await arrived(`/categories/${second!.categoryId}`)
  })

  it.each([
    ['which is not shown', () => api.current.on(CREATE, refuses(409, TAKEN, 'category-id-taken'))],
    ['which can be seen', () => api.current.on(CREATE, takenBy('Kitchen', false))],
  ])('CAT-25: another user’s category, %s, is not changed; another id is sent', async (_what, is) => {
    is()
    const { user } = await create('One')
    await expectToast('Error creating category', TAKEN)
    expect(api.current.of(ADD)).toEqual([])
    expect(api.current.of(UPDATE)).toEqual([])
    creates(api.current)
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current)).toEqual([['One']]))
    expect(new Set(bodies(api.current, CREATE).map(({ categoryId }) => categoryId)).size).toBe(2)
  })
})

describe('items that fail', () => {
  const refused = refuses(400, 'Content must be different', 'invalid', {
    // The message names the first of them, in whatever order they come.
    'items.2.content': 'Content must be shorter',
    'items.1.content': 'Content must be different',
  })

  it('CAT-25: a refused line is named and marked; the category exists, and only the items are sent again', async () => {
    api.current.on(ADD, refused)
    const { user } = await create('One\n\nTwo\nThree')
    expect(
      await screen.findByText('Line 3: Content must be different', { selector: 'p > span' }),
    ).toBeVisible()
    await expectToast('Failed to add content', 'Line 3: Content must be different')
    expect(exists()).toHaveTextContent('“Kitchen” was created')
    expect(linesField()).toHaveValue('One\n\nTwo\nThree')
    expect(linesField()).toHaveFocus()
    expect(marked()).toBe('Two')
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open it anyway' })).toHaveAttribute(
      'href',
      `/categories/${firstId(api.current)}`,
    )

    creates(api.current)
    write(linesField(), 'One\n\nTwo more\nThree')
    const release = api.current.hold(ADD)
    await user.click(button('Add Items'))
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeVisible()
    release()
    await arrivedAtCreated(api.current)
    await expectToast('Category created')
    expect(api.current.of(CREATE)).toHaveLength(1)
    expect(contents(api.current)).toEqual([
      ['One', 'Two', 'Three'],
      ['One', 'Two more', 'Three'],
    ])
  })

  it('CAT-25: without a network it says what exists; items that arrived are not sent again', async () => {
    api.current.on(ADD, noNetwork)
    const { user } = await create('One\nTwo\nTwo')
    await expectToast('Failed to add content', "Can't reach BingoBoard. Check your connection and try again.")
    expect(exists()).toBeVisible()
    has(api.current, ['One', 'Two'])
    creates(api.current)
    await user.click(button('Add Items'))
    await arrivedAtCreated(api.current)
    expect(contents(api.current)).toEqual([['One', 'Two', 'Two'], ['Two']])
  })
})
