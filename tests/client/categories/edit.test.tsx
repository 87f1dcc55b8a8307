import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { arrived, logIn, MO, NOT_SIGNED_IN, UNREACHABLE } from '../frame/app-page.tsx'
import {
  ADD,
  button,
  CHANGE,
  CHANGE_ITEM,
  CONTENT,
  contents,
  DELETE,
  dialog,
  GET,
  hasCategory,
  ITEMS,
  LEAVE,
  noDialog,
  openCategory,
  OWN,
  question,
  showsItems,
  theirs,
  useOwnCategory,
} from './category-page.tsx'

const api = useOwnCategory()

const MUTE = ITEMS[0]!
const LATER = '2026-11-21T12:00:00.000Z'
const bodies = (name: string) => api.current.of(name).map(({ body }) => body)
/** Makes the server refuse a change that is not based on `now`, and accept others. */
function keeps<T extends { updatedAt: string }>(name: string, kind: 'item' | 'category', now: T): void {
  api.current.on(name, (call) => {
    const { updatedAt, ...changes } = call.body as Partial<T>
    return updatedAt === now.updatedAt
      ? answers(200, { ...now, ...changes, updatedAt: '2026-11-21T13:00:00.000Z' })(call)
      : Response.json(
          { message: 'It has been changed elsewhere.', code: 'conflict', [kind]: now },
          { status: 409 },
        )
  })
}
const itemsNow = (changes: Partial<ContentItem>) => [{ ...MUTE, ...changes }, ...ITEMS.slice(1)]

describe('editing an item', () => {
  async function openEdit() {
    const page = await openCategory()
    await page.user.click(button('Edit “You are on mute”'))
    const form = await dialog('Edit Content')
    const words = form.getByLabelText<HTMLTextAreaElement>('Content')
    return { ...page, form, words, save: () => form.getByRole('button', { name: 'Save Changes' }) }
  }

  it('CAT-38: shows all fields of the item, and sends the changes with the values they are based on', async () => {
    keeps(CHANGE_ITEM, 'item', MUTE)
    const { user, form, words, save } = await openEdit()
    expect(words).toHaveValue('You are on mute')
    expect(form.getByLabelText('Type')).toHaveValue('quote')
    expect(form.getByLabelText('Tags (optional)')).toHaveValue('audio, classic')
    expect(form.getByLabelText('Source (optional)')).toHaveValue('')
    await user.type(words, ' again')
    await user.clear(form.getByLabelText('Tags (optional)'))
    const again = api.current.hold(CONTENT)
    await user.click(save())
    await noDialog()
    await showsItems('A cat walks by', 'An echo', 'You are on mute again')
    await expectToast('Content updated', '“You are on mute again”')
    again()
    expect(bodies(CHANGE_ITEM)).toEqual([
      { content: 'You are on mute again', tags: [], updatedAt: MUTE.updatedAt },
    ])
    expect(api.current.of(CHANGE_ITEM)[0]!.path).toBe(`/api/content/${MUTE.id}`)
    await waitFor(() => expect(button('Edit “You are on mute again”')).toHaveFocus())
  })

  it('CAT-38: keeps another user’s change to a different field', async () => {
    const now = { ...MUTE, tags: ['theirs'], updatedAt: LATER }
    keeps(CHANGE_ITEM, 'item', now)
    const { user, words, save } = await openEdit()
    await user.type(words, '!')
    await user.click(save())
    await noDialog()
    expect(bodies(CHANGE_ITEM)).toEqual([
      { content: 'You are on mute!', updatedAt: MUTE.updatedAt },
      { content: 'You are on mute!', updatedAt: LATER },
    ])
    await expectToast('Content updated', '“You are on mute!”')
  })

  it('CAT-38: keeps the later words if both users changed the same field, and quotes the replaced ones in a toast', async () => {
    const now = { ...MUTE, content: 'Still on mute', tags: ['theirs'], updatedAt: LATER }
    keeps(CHANGE_ITEM, 'item', now)
    const { user, words, save } = await openEdit()
    await user.type(words, '!')
    hasCategory(api.current, OWN, itemsNow({ ...now, content: 'You are on mute!' }))
    await user.click(save())
    await noDialog()
    expect(bodies(CHANGE_ITEM).at(-1)).toEqual({ content: 'You are on mute!', updatedAt: LATER })
    await expectToast('Content updated', 'You replaced a change made elsewhere: “Still on mute”')
    await showsItems('A cat walks by', 'An echo', 'You are on mute!')
  })

  it('CAT-38: does not mistake the user’s own words, whose response was lost, for another user’s change', async () => {
    const { user, words, save } = await openEdit()
    await user.type(words, '!')
    api.current.on(CHANGE_ITEM, noNetwork)
    await user.click(save())
    await expectToast('Failed to save content')
    keeps(CHANGE_ITEM, 'item', { ...MUTE, content: 'You are on mute!', updatedAt: LATER })
    await user.type(words, '!!')
    await user.click(save())
    await noDialog()
    expect(bodies(CHANGE_ITEM).at(-1)).toEqual({ content: 'You are on mute!!!', updatedAt: LATER })
    await expectToast('Content updated', '“You are on mute!!!”')
  })

  it('CAT-38: offers to add a deleted item again with the words in the form', async () => {
    api.current.on(CHANGE_ITEM, refuses(404, "This item doesn't exist.", 'not-found'))
    const { user, form, words, save } = await openEdit()
    hasCategory(api.current, OWN, ITEMS.slice(1))
    await user.type(words, '!')
    await user.click(save())
    await expectToast('Failed to save content', "This item doesn't exist.")
    expect(
      await form.findByText('Someone deleted this item while you were editing. Your text is still here.'),
    ).toBeVisible()
    await showsItems('A cat walks by', 'An echo')
    expect(words).toHaveValue('You are on mute!')
    api.current.on(ADD, answers(201, { ...MUTE, content: 'You are on mute!', id: 'f'.repeat(24) }))
    await user.click(form.getByRole('button', { name: 'Add as new' }))
    await noDialog()
    expect(bodies(ADD)).toEqual([
      {
        content: 'You are on mute!',
        contentType: 'quote',
        tags: ['audio', 'classic'],
        source: null,
        opId: expect.any(String),
      },
    ])
  })

  it('CAT-38: keeps the typed text for its user after the session has ended, on top of what others have changed', async () => {
    const { user, words, save } = await openEdit()
    await user.type(words, '!')
    api.current.on(CHANGE_ITEM, NOT_SIGNED_IN)
    await user.click(save())
    await expectToast('Failed to save content')
    await user.keyboard('{Escape}')
    hasCategory(api.current, OWN, itemsNow({ tags: ['theirs'], updatedAt: LATER }))
    await user.click(await screen.findByRole('link', { name: 'Log In' }))
    await logIn(api.current, user)
    await user.click(await screen.findByRole('button', { name: 'Edit “You are on mute”' }))
    const again = await dialog('Edit Content')
    expect(again.getByLabelText('Content')).toHaveValue('You are on mute!')
    expect(again.getByLabelText('Tags (optional)')).toHaveValue('theirs')
  })

  it('CAT-38 CAT-39: keeps the text and shows the reason if there is no network or the user has lost the permission', async () => {
    const { user, form, words, save } = await openEdit()
    await user.type(words, '!')
    for (const [answer, reason] of [
      [noNetwork, UNREACHABLE],
      [refuses(403, 'You may not edit this category.', 'forbidden'), 'You may not edit this category.'],
    ] as const) {
      const before = api.current.of(GET).length
      api.current.on(CHANGE_ITEM, answer)
      await user.click(save())
      await expectToast('Failed to save content', reason)
      expect(form.getByText(reason, { selector: '[role=alert] *' })).toBeVisible()
      expect(words).toHaveValue('You are on mute!')
      await waitFor(() => expect(api.current.of(GET)).toHaveLength(before + 1))
      expect(contents()).toEqual(['A cat walks by', 'An echo', 'You are on mute'])
    }
  })
})

describe('editing a category', () => {
  async function openEdit() {
    const page = await openCategory()
    await page.user.click(button('Edit Category'))
    const form = await dialog('Edit Category')
    return { ...page, form, name: form.getByLabelText('Name') }
  }
  const nowCalled = (name: string): Category => ({ ...OWN, name, updatedAt: LATER })

  it('CAT-38: replaces a name that was also changed elsewhere, and quotes it in a toast', async () => {
    keeps(CHANGE, 'category', nowCalled('Their bingo'))
    const { user, form, name } = await openEdit()
    await user.type(name, '!')
    hasCategory(api.current, nowCalled('Stand-up bingo!'))
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    await noDialog()
    expect(bodies(CHANGE).at(-1)).toEqual({ name: 'Stand-up bingo!', updatedAt: LATER })
    await expectToast('Category updated', 'You replaced a change made elsewhere: “Their bingo”')
  })

  it.each([
    ['deleted', answers(204)],
    ['gone already', refuses(404, "This category doesn't exist.", 'not-found')],
  ])('CAT-39: asks before Delete category; once %s, opens My Categories', async (_, answer) => {
    api.current.on(DELETE, answer)
    const { user, form } = await openEdit()
    await user.click(form.getByRole('button', { name: 'Delete category' }))
    const asked = await question('Are you sure?')
    expect(
      asked.getByText(
        '“Stand-up bingo” and its 3 items will be gone for everyone. You can restore it for 30 days, under Deleted below your categories.',
      ),
    ).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(button('Delete category')).toHaveFocus())
    expect(api.current.of(DELETE)).toEqual([])
    await user.click(button('Delete category'))
    await user.click((await question('Are you sure?')).getByRole('button', { name: 'Delete' }))
    await arrived('/categories?tab=mine')
    await expectToast('Category deleted', 'You deleted “Stand-up bingo”.')
    await noDialog()
    expect(api.current.of(DELETE).map(({ path }) => path)).toEqual(['/api/categories/categoryAA'])
  })
})

it('CAT-39: leaving a category gives up the permission, and opens My Categories', async () => {
  hasCategory(api.current, theirs({ permission: 'copy' }))
  api.current.on(LEAVE, answers(204))
  const { user } = await openCategory()
  await user.click(button('Leave category'))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Leave' }))
  await arrived('/categories?tab=mine')
  await expectToast('Removed from your list', 'You left “Stand-up bingo”.')
  expect(api.current.of(LEAVE).map(({ path }) => path)).toEqual([
    `/api/categories/categoryAA/permissions/${MO.id}`,
  ])
})
