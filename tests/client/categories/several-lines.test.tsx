import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { sampleItems } from '#tests/support/sample-category.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import { ADD, dialog, hasCategory, noDialog, openCategory, OWN, section } from './category-page.tsx'

const api = useFreshPage(MO)
const [item] = sampleItems(['Next slide'])

it('CAT-36: several lines pasted into a single item are offered as separate items, read as a list', async () => {
  hasCategory(api.current, OWN)
  const { user } = await openCategory()
  await user.click(section().getByRole('button', { name: 'Add Content' }))
  const form = await dialog('Add Content')
  await user.paste('Only one line')
  const offer = () => form.queryByRole('button', { name: 'Make each line an item' })
  expect(offer()).toBeNull()
  await user.clear(form.getByLabelText('Content'))
  await user.paste('1. You’re on mute\n2. Next slide\n')
  await user.click(offer()!)
  const lines = form.getByLabelText('Items')
  await waitFor(() => expect(lines).toHaveValue('You’re on mute\nNext slide\n'))
  expect(lines).toHaveFocus()
  api.current.on(ADD, answers(201, item))
  await user.click(form.getByRole('button', { name: 'Add Content' }))
  await waitFor(() =>
    expect(api.current.of(ADD)).toMatchObject([{ body: { items: [{ content: 'You’re on mute' }, {}] } }]),
  )
  await noDialog()
})
