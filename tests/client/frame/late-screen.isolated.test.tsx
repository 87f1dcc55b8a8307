import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { preloadScreen, screenAt } from '#client/app/routes.tsx'

it('UI-15: a screen with code that came late stays mounted when the app renders again', async () => {
  const Screen = screenAt('/terms')!.screen.Screen as ComponentType
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
