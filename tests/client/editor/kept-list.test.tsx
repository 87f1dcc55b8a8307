import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { discardPage } from '../frame/app-page.tsx'
import { cards, freshBrowser, openEditor, storedCard } from './editor-page.tsx'
import { dialog, enter, list, noDialog, squaresShown } from './paste-page.ts'

beforeEach(() => void freshBrowser())

it.each(['/create', 'a card'])(
  'EDIT-13: after the browser has discarded the page, %s shows the dialog with its list until it is closed',
  async (at) => {
    const address = at === '/create' ? at : `/create/${storedCard(cards).cardId}`
    const { user, unmount } = await openEditor(address)
    await enter(user, 'One\nTwo')
    discardPage(unmount)
    const again = await openEditor(address)
    await waitFor(() => expect(list()).toHaveValue('One\nTwo'))
    await again.user.keyboard('{Escape}')
    noDialog()
    discardPage(again.unmount)
    await openEditor(address)
    noDialog()
  },
)

it('EDIT-13: a reload keeps what the author chose and shortened', async () => {
  const { cardId } = storedCard(cards)
  const first = await openEditor(`/create/${cardId}`)
  const long = 'x'.repeat(53)
  await enter(first.user, `${long}\nTwo`)
  await first.user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
  await first.user.clear(dialog().getByRole('textbox', { name: long }))
  await first.user.type(dialog().getByRole('textbox', { name: long }), 'Ex')
  discardPage(first.unmount)
  await openEditor(`/create/${cardId}`)
  await waitFor(() => expect(squaresShown()).toEqual(['Ex', 'Two']))
  expect(dialog().getByRole('radio', { name: 'Replace all words' })).toBeChecked()
})

it('EDIT-13: a duplicate of the tab does not open a list that was already used', async () => {
  const { user, unmount } = await openEditor()
  await enter(user, 'One\nTwo')
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await user.click(dialog().getByRole('button', { name: 'Fill squares' }))
  noDialog()
  const duplicate = Object.entries(sessionStorage)
  unmount()
  for (const [key, text] of duplicate) sessionStorage.setItem(key, text)
  await openEditor()
  noDialog()
})
