import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { App } from '#client/app/app.tsx'
import { sessionAtom, type Session } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { arrived, comesBackTo, MO, renderAt, header } from './app-page.tsx'

function open(session: Session, at = '/no/such/page') {
  act(() => store.set(sessionAtom, session))
  return renderAt(at, <App store={store} />).user
}
const rows = () =>
  screen
    .getAllByRole('menuitem')
    .map((row) => row.textContent)
    .join(', ')

/** Expects the links and buttons next to the account on wide screens. */
function expectWays(): void {
  const words = [...screen.getByRole('banner').querySelectorAll('.wide-only > :not(:last-child)')].map(
    ({ textContent }) => textContent?.trim(),
  )
  expect(words).toEqual(['New Card', 'Categories', 'Help'])
  expect(header().getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/categories')
}

describe('header and footer', () => {
  it('UI-1 UI-12 LEGAL-1: are on every screen; a guest sees Log In, which returns here, and no account', async () => {
    const user = open({ status: 'signed-out' }, '/somewhere')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(header().getByRole('link', { name: 'BingoBoard' })).toHaveAttribute('href', '/')
    for (const link of header().getAllByRole('link', { name: 'New Card' }))
      expect(link).toHaveAttribute('href', '/create')
    expectWays()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible()
    for (const words of ['Terms', 'Privacy', 'Contact'])
      expect(footer.getByRole('link', { name: words })).toHaveAttribute('href', `/${words.toLowerCase()}`)
    expect(header().getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
    expect(header().queryByRole('button', { name: 'Mo the Host' })).toBeNull()
    await user.click(header().getByRole('link', { name: 'Log In' }))
    await arrived('/auth')
    expect(comesBackTo()).toBe('/somewhere')
  })

  it('UI-12 LINK-4: Log In returns to a card contained in its link with the whole link', async () => {
    const link = '/play/X73eoVYGZB#1.AbCdEfGhIjKlMnOpQrStUv.RVG9btwwDN75-FM.e'
    const user = open({ status: 'signed-out' }, link)
    await user.click(await header().findByRole('link', { name: 'Log In' }))
    await arrived('/auth')
    expect(comesBackTo()).toBe(link)
  })

  it('UI-1 UI-12: show a spinner during the session check', () => {
    open({ status: 'loading' })
    expect(header().getByText('Checking your login')).toBeInTheDocument()
    expect(header().queryByRole('link', { name: 'Log In' })).toBeNull()
    expectWays()
  })

  it('UI-1 UI-12: show a logged-in user the account menu with name and email', async () => {
    const user = open({ status: 'signed-in', user: MO })
    expectWays()
    await user.click(await header().findByRole('button', { name: 'Mo the Host' }))
    expect(screen.getByText('mo@example.com')).toBeVisible()
    expect(rows()).toBe('My Cards, Categories, Profile Settings, Icon Test, Language: English, Help, Log Out')
    expect(screen.getAllByRole<HTMLAnchorElement>('menuitem').map((row) => row.getAttribute('href'))).toEqual(
      ['/my-cards', '/categories', '/profile', '/icon-test', null, null, null],
    )
  })
})
