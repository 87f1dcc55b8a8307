import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answers, noNetwork } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address, arrived, logIn, MO, NOT_SIGNED_IN, useFreshPage } from '../frame/app-page.tsx'
import { CREATE } from './categories-page.tsx'
import {
  bodies,
  button,
  contents,
  create,
  creates,
  descriptionField,
  arrivedAtCreated,
  takenBy,
  linesField,
  marked,
  nameField,
  openForm,
  write,
} from './create-page.tsx'

const ID = /^[A-Za-z0-9_-]{10}$/
const api = useFreshPage()
beforeEach(() => {
  creates(api.current)
})

describe('the form', () => {
  it('CAT-24: counts the items while they are typed, and says how many the next larger grid needs', async () => {
    await openForm()
    for (const [text, count] of [
      ['', '0 items'],
      [' \n\n', '0 items'],
      ['One', '1 item'],
      ['One\n\n  Two  \r\nThree\n', '3 items'],
    ] as const) {
      write(linesField(), `${text} `)
      expect(screen.getByText(count)).toBeVisible()
    }
    const lines = (length: number) => Array.from({ length }, (_, index) => `Line ${index + 1}`).join('\n')
    for (const [count, hint] of [
      [8, '8 items. One more and it fills a 3x3.'],
      [14, '14 items. 2 more and it fills a 4x4.'],
      [24, '24 items. One more and it fills a 5x5.'],
    ] as const) {
      write(linesField(), lines(count))
      await waitFor(() => expect(linesField()).toHaveAccessibleDescription(expect.stringContaining(hint)))
    }
    write(linesField(), lines(26))
    await waitFor(() => expect(screen.queryByText(/it fills a/)).toBeNull())
  })

  it('CAT-24: sends the tidied texts and all lines in one call, and opens the new category', async () => {
    const { user } = await openForm()
    expect(document.title).toBe('New Category | BingoBoard')
    await user.type(nameField(), '  Grandma’s   kitchen ')
    await user.type(descriptionField(), 'What she says')
    write(linesField(), '  Burnt toast \n\n   \nSomebody\tsings')
    await user.click(button('Create Category'))
    await expectToast('Category created')
    await arrivedAtCreated(api.current)
    expect(bodies(api.current, CREATE)).toEqual([
      {
        categoryId: expect.stringMatching(ID) as string,
        name: 'Grandma’s kitchen',
        description: 'What she says',
        items: [
          { content: 'Burnt toast', contentType: 'scenario' },
          { content: 'Somebody sings', contentType: 'scenario' },
        ],
      },
    ])
  })

  it('CAT-24: refuses invalid input at its field', async () => {
    const { user } = await openForm()
    const [about, items] = ['Description (optional)', 'Content items (optional)']
    for (const [label, text, message] of [
      ['Name', 'ab', 'Category name must be at least 3 characters'],
      [about, 'x'.repeat(501), 'Description must be at most 500 characters'],
      [items, 'One\n\nb\nc', 'Line 3: Content must be at least 2 characters'],
      [items, `\n${'Item\n'.repeat(502)}`, "That's 502 lines. You can add up to 500 at a time."],
    ] as const) {
      write(nameField(), 'Kitchen')
      write(descriptionField(), '')
      write(linesField(), '')
      const field = screen.getByLabelText(label)
      write(field, text)
      await user.click(button('Create Category'))
      expect(await screen.findByText(message)).toBeVisible()
      expect(field).toHaveAccessibleDescription(new RegExp(message))
      expect(field).toBeInvalid()
      await waitFor(() => expect(field).toHaveFocus())
    }
    expect(api.current.of(CREATE)).toEqual([])
    noToast()
  })

  it('CAT-24: marks an invalid line, and removes its message once it is corrected', async () => {
    const { user } = await create('One\n\nb\nTwo')
    await screen.findByText(/^Line 3:/)
    expect(marked()).toBe('b')
    write(linesField(), 'One\n\nbb\nTwo')
    await waitFor(() => expect(screen.queryByText(/^Line 3:/)).toBeNull())
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current)).toEqual([['One', 'bb', 'Two']]))
  })
})

describe('typed text', () => {
  async function typeAndLeave() {
    const page = await openForm()
    write(nameField(), 'Kitchen')
    write(descriptionField(), 'Loud')
    write(linesField(), 'One\nTwo')
    page.unmount()
  }
  const texts = () =>
    [nameField(), descriptionField(), linesField()].map((field) => (field as HTMLInputElement).value)

  it('CAT-26: survives a reload, with the same id', async () => {
    api.current.on(CREATE, noNetwork)
    const { unmount } = await create('One')
    await expectToast('Error creating category')
    unmount()
    api.current.on(CREATE, takenBy('Kitchen'))
    const { user } = await openForm()
    expect(texts()).toEqual(['Kitchen', '', 'One'])
    expect(screen.getByText('1 item')).toBeVisible()
    await user.click(button('Create Category'))
    await arrivedAtCreated(api.current)
    expect(new Set(bodies(api.current, CREATE).map(({ categoryId }) => categoryId)).size).toBe(1)
  })

  it('CAT-26: survives the end of the session, and logging in leads back to it', async () => {
    api.current.on(CREATE, NOT_SIGNED_IN)
    const { user } = await create('One\nTwo')
    await arrived('/auth')
    await expectToast('Error creating category', 'You are not signed in.')
    await logIn(api.current, user)
    await arrived('/create-category')
    await waitFor(() => expect(texts()).toEqual(['Kitchen', '', 'One\nTwo']))
  })

  it('CAT-26: is not shown to another user, even if the session becomes known late', async () => {
    await typeAndLeave()
    api.current.on('GET /api/user', answers(200, { ...MO, id: 'ada' }))
    const release = api.current.hold('GET /api/user')
    const { unmount } = await openForm()
    expect(texts()).toEqual(['Kitchen', 'Loud', 'One\nTwo'])
    release()
    await waitFor(() => expect(texts()).toEqual(['', '', '']))
    unmount()
    api.current.on('GET /api/user', answers(200, MO))
    await openForm()
    await waitFor(() => expect(texts()).toEqual(['Kitchen', 'Loud', 'One\nTwo']))
  })

  it('CAT-26: is removed when the form is canceled or the category is created', async () => {
    await typeAndLeave()
    const { user, unmount } = await openForm()
    expect(texts()).toEqual(['Kitchen', 'Loud', 'One\nTwo'])
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await arrived('/categories?tab=mine')
    expect(api.current.of(CREATE)).toEqual([])
    unmount()
    const again = await create('Three')
    await arrivedAtCreated(api.current)
    again.unmount()
    await openForm()
    expect(texts()).toEqual(['', '', ''])
    expect(address()).toBe('/create-category')
  })
})
