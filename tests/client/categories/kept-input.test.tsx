import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { discardPage } from '../frame/app-page.tsx'
import {
  ADD,
  button,
  dialog,
  ITEMS,
  noDialog,
  openCategory,
  section,
  useOwnCategory,
} from './category-page.tsx'

const api = useOwnCategory()

async function openBulkAdd() {
  const page = await openCategory()
  await page.user.click(section().getByRole('button', { name: 'Add Content' }))
  const form = await dialog('Add Content')
  await page.user.click(form.getByRole('tab', { name: 'Bulk Add' }))
  return { ...page, items: form.getByLabelText('Items'), form }
}

async function openEdit() {
  const page = await openCategory()
  await page.user.click(button('Edit “You are on mute”'))
  return { ...page, words: (await dialog('Edit Content')).getByLabelText('Content') }
}

it('CAT-35: typed text is kept after the user has left the screen, for example with Back, until it is added', async () => {
  const first = await openBulkAdd()
  await first.user.type(first.items, 'One{Enter}Two')
  first.unmount()
  const { user, form, items, unmount } = await openBulkAdd()
  expect(items).toHaveValue('One\nTwo')
  api.current.on(ADD, answers(201, [ITEMS[0]]))
  const release = api.current.hold(ADD)
  await user.click(form.getByRole('button', { name: 'Add Content' }))
  unmount()
  expect(sessionStorage).toHaveLength(1)
  release()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect((await openBulkAdd()).items).toHaveValue('')
})

it('CAT-38: typed text is kept after the browser has discarded the page, until the dialog is closed', async () => {
  const first = await openEdit()
  await first.user.type(first.words, '!')
  discardPage(first.unmount)
  const again = await openEdit()
  expect(again.words).toHaveValue('You are on mute!')
  await again.user.keyboard('{Escape}')
  await noDialog()
  again.unmount()
  expect((await openEdit()).words).toHaveValue('You are on mute')
})
