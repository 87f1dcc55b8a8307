import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { arrived, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'
import { CREATE } from './categories-page.tsx'
import {
  bodies,
  button,
  contents,
  create,
  creates,
  arrivedAtCreated,
  linesField,
  marked,
  nameField,
  openForm,
  takenBy,
  write,
} from './create-page.tsx'

const api = useFreshPage()
beforeEach(() => {
  creates(api.current)
})

const TAKEN = 'This category id is taken.'
const FAILED = 'Error creating category'
/** The ids that were sent, each once. */
const ids = () => [...new Set(bodies(api.current, CREATE).map(({ categoryId }) => categoryId))]

describe('creating once', () => {
  it('CAT-25: after a failure the text stays; the next attempt has its id', async () => {
    api.current.on(CREATE, noNetwork)
    const { user } = await create('One')
    for (const [reason, next] of [
      [UNREACHABLE, refuses(403, "You've reached 100 categories.", 'quota-exceeded')],
      ["You've reached 100 categories.", refuses(500, 'Something broke.', 'internal')],
      ['Something broke.', undefined],
    ] as const) {
      await expectToast(FAILED, reason)
      expect(screen.getByRole('alert')).toHaveTextContent(reason)
      expect(nameField()).toHaveValue('Kitchen')
      expect(linesField()).toHaveValue('One')
      if (next) api.current.on(CREATE, next)
      else creates(api.current)
      await user.click(button('Create Category'))
    }
    await arrivedAtCreated(api.current)
    expect(ids()).toHaveLength(1)
    expect(contents(api.current)).toEqual([['One'], ['One'], ['One'], ['One']])
  })

  it('CAT-25: a text that was changed after an attempt is another category', async () => {
    api.current.on(CREATE, noNetwork)
    const { user } = await create('One')
    await expectToast(FAILED)
    creates(api.current)
    write(linesField(), 'Two')
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current)).toEqual([['One'], ['Two']]))
    expect(ids()).toHaveLength(2)
    await arrived(`/categories/${ids()[1]}`)
  })

  it('CAT-25: a duplicated tab, which has the same id, creates a category of its own', async () => {
    api.current.on(CREATE, (call) => {
      creates(api.current)
      return takenBy('Office words')(call)
    })
    await create('One')
    await waitFor(() => expect(api.current.of(CREATE)).toHaveLength(2))
    const [first, second] = bodies(api.current, CREATE)
    expect(second).toEqual({ ...first, categoryId: second!.categoryId })
    expect(second!.categoryId).not.toBe(first!.categoryId)
    await arrived(`/categories/${second!.categoryId}`)
  })

  it('CAT-25: so does one with as many other lines under the same name', async () => {
    const first = await openForm()
    write(nameField(), 'Kitchen')
    write(linesField(), 'One')
    const duplicate = Object.entries(sessionStorage)
    await first.user.click(button('Create Category'))
    await arrivedAtCreated(api.current)
    first.unmount()
    for (const [key, text] of duplicate) sessionStorage.setItem(key, text)
    await create('Another')
    await waitFor(() => expect(contents(api.current)).toEqual([['One'], ['Another']]))
    expect(ids()).toHaveLength(2)
    await arrived(`/categories/${ids()[1]}`)
  })

  it('CAT-25: the other id is sent again after a reload, where its answer was lost', async () => {
    api.current.on(CREATE, (call) => {
      api.current.on(CREATE, noNetwork)
      return takenBy('Office words')(call)
    })
    const { unmount } = await create('One')
    await expectToast(FAILED, UNREACHABLE)
    unmount()
    creates(api.current)
    const { user } = await openForm()
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current)).toHaveLength(3))
    expect(ids()).toHaveLength(2)
    await arrived(`/categories/${ids()[1]}`)
  })

  it.each([
    ['which is not shown', refuses(409, TAKEN, 'category-id-taken')],
    ['which can be seen', takenBy('Kitchen', false)],
  ])('CAT-25: another user’s category, %s, keeps its id; another one is sent', async (_what, taken) => {
    api.current.on(CREATE, (call) => {
      creates(api.current)
      return taken(call)
    })
    await create('One')
    await waitFor(() => expect(contents(api.current)).toEqual([['One'], ['One']]))
    await arrived(`/categories/${ids()[1]}`)
  })

  it('CAT-25: a refused line is named and marked, and nothing is created', async () => {
    const refused = refuses(400, 'Content must be different', 'invalid', {
      // The message names the first of them, in whatever order they come.
      'items.2.content': 'Content must be shorter',
      'items.1.content': 'Content must be different',
    })
    api.current.on(CREATE, refused)
    const { user } = await create('One\n\nTwo\nThree')
    const message = 'Line 3: Content must be different'
    expect(await screen.findByText(message, { selector: 'p > span' })).toBeVisible()
    await expectToast(FAILED, message)
    expect(linesField()).toHaveValue('One\n\nTwo\nThree')
    expect(linesField()).toHaveFocus()
    expect(marked()).toBe('Two')
    creates(api.current)
    write(linesField(), 'One\n\nTwo more\nThree')
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current).at(-1)).toEqual(['One', 'Two more', 'Three']))
    await arrived(`/categories/${ids()[1]}`)
  })
})
