import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectToast } from '#tests/support/toast.ts'
import { useFreshPage } from '../frame/app-page.tsx'
import { button, hasCategory, openCategory, OWN } from './category-page.tsx'

const api = useFreshPage()

vi.mock('#client/features/categories/components/use-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('CAT-33: a dialog whose code fails to load shows a message, and the category stays on the screen', async () => {
  hasCategory(api.current, OWN)
  const { user } = await openCategory()
  await user.click(button('Use in BingoBoard'))
  await expectToast("The dialog didn't open", 'Please try again.')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(OWN.name)
  expect(screen.queryByRole('dialog')).toBeNull()
})
