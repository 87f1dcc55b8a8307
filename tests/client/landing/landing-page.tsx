import { render, screen, within } from '@testing-library/react'
import { Provider } from 'jotai'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { store } from '#client/lib/store.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import LandingRoute from '#client/routes/landing.tsx'
import { newUser } from '#tests/support/user.ts'

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>
}
export const address = () => screen.getByLabelText('address').textContent

export const MONDAY = 1

/** Opens `/` on a Monday; every other address is an empty screen. */
export function openLanding() {
  document.querySelector('[data-announcements]')?.remove()
  store.set(pageDataAtom, { weekday: MONDAY })
  const user = newUser()
  const page = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/']}>
        <Routes>
          <Route path="/" element={<LandingRoute />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  return { ...page, user }
}

const grid = () => screen.getByRole('grid', { name: 'Monday Stand-up' })
export const square = (words: string) => within(grid()).getByRole('button', { name: words })
/** The squares in a certain state, by their words. */
function wordsOf(buttons: HTMLElement[]): string[] {
  return buttons.map((button) => button.getAttribute('aria-label') ?? '')
}
export const marked = () => wordsOf(within(grid()).queryAllByRole('button', { pressed: true }))
export const described = (fact: string) =>
  wordsOf(
    within(grid())
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-description') === fact),
  )
/** What the strip of the ticket says, apart from what is announced. */
export const strip = (words: string) => screen.queryByText(words, { selector: '.strip *' })
