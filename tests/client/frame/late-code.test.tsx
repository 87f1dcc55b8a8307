import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type * as Routes from '#client/app/routes.tsx'
import { freshModule } from '#tests/support/fresh-module.ts'
import { openApp, useFreshPage } from './app-page.tsx'

useFreshPage()

const late = vi.hoisted(() => ({ come: () => {} }))
vi.mock('#client/app/help-dialog.tsx', async (load) => {
  await new Promise<void>((resolve) => (late.come = resolve))
  return load()
})

it('UI-15: a screen whose code loaded late stays mounted when the app renders again', async () => {
  const { preloadScreen, screenAt } = await freshModule<typeof Routes>('#client/app/routes.tsx')
  const Screen = screenAt('/terms')!.screen.Screen
  const app = () => (
    <MemoryRouter>
      <Screen />
    </MemoryRouter>
  )
  const page = render(app())
  const heading = await screen.findByRole('heading', { level: 1 })
  await preloadScreen('/terms')
  page.rerender(app())
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
})

it('LANG-3: help whose code loads late does not replace the language dialog that was opened since', async () => {
  const { user } = await openApp('/no-such-screen')
  const header = within(screen.getByRole('banner'))
  await user.click(header.getByRole('button', { name: 'Help' }))
  await user.click(header.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Language: / }))
  const dialog = await screen.findByRole('dialog', { name: 'Language' })
  late.come()
  await act(() => vi.dynamicImportSettled())
  expect(dialog).toBeVisible()
})
