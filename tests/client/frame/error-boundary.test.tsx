import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#client/app/error-boundary.tsx'
import { Link } from '#client/ui/link.tsx'
import { newUser } from '#tests/support/user.ts'

let broken: boolean
beforeEach(() => {
  broken = true
  vi.mocked(console.error).mockImplementation(() => undefined)
})

function Screen() {
  if (broken) throw new Error('screen at fault')
  return <h1>Whole again</h1>
}

function open() {
  render(
    <MemoryRouter initialEntries={['/breaks']}>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/breaks">Back</Link>
      <ErrorBoundary>
        <Routes>
          <Route path="/breaks" element={<Screen />} />
          <Route path="*" element={<h1>Another screen</h1>} />
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  )
  // This console error is intended: it helps with debugging.
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toContain('screen at fault')
  vi.mocked(console.error).mockClear()
  return newUser()
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent

it('UI-1: a crashed screen shows a message without error details; the rest works, and returning tries the screen again', async () => {
  const user = open()
  expect(title()).toBe('Something broke on this screen')
  expect(screen.queryByText(/at fault/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(title()).toBe('Another screen')
  broken = false
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(title()).toBe('Whole again')
})
