import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { store } from '#client/lib/store.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import LandingScreen from '#client/features/landing/components/landing-screen.tsx'
import { hideInvisible, renderAt } from '../frame/app-page.tsx'

export const MONDAY = 1

/** Opens `/` on a Monday; every other address shows an empty screen. */
export function openLanding() {
  hideInvisible()
  store.set(pageDataAtom, { weekday: MONDAY })
  return renderAt(
    '/',
    <Routes>
      <Route path="/" element={<LandingScreen />} />
      <Route path="*" element={null} />
    </Routes>,
  )
}

const grid = () => screen.getByRole('grid', { name: 'Monday Stand-up' })
export const square = (words: string) => within(grid()).getByRole('button', { name: words })
/** Returns the words of squares. */
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
/** Finds this text in the strip of the ticket, but not in announcements. */
export const strip = (words: string) => screen.queryByText(words, { selector: '.strip *' })
