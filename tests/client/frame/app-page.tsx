import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { App } from '#client/app/app.tsx'
import { keepFocus } from '#client/app/keep-focus.ts'
import { needsSession, preloadScreen } from '#client/app/routes.tsx'
import { followSession } from '#client/lib/session.ts'
import { store } from '#client/lib/store.ts'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { SERVER_CONFIG_META, type PageConfig } from '#shared/server-config.ts'
import { answers, refuses, useFakeApi, type FakeApi } from '#tests/support/fake-api.ts'
import { newUser } from '#tests/support/user.ts'

export const MO: SelfUser = {
  id: 'mo',
  username: 'mo',
  email: 'mo@example.com',
  displayName: 'Mo the Host',
  profileIcon: 'cat',
  createdAt: '2026-11-21T10:00:00.000Z',
  emailVerified: false,
  authProvider: 'local',
}
export const NOT_SIGNED_IN = refuses(401, 'You are not signed in.', 'not-signed-in')

/** The message of a failure because the server cannot be reached. */
export const UNREACHABLE = "Can't reach BingoBoard. Check your connection and try again."

/** Functions that stop the listeners of the open pages. */
const following: (() => void)[] = []

/** Sets or deletes the server's sign-in hint. Without it, a guest's page does not ask for the user. */
export function rememberSignIn(isSignedIn: boolean): void {
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1; Path=/; Max-Age=${isSignedIn ? 600 : -1}`
}

/** Sets server settings other than the defaults in the page, as server/http/pages/page-template.ts writes them. */
export function configureServer(settings: Partial<PageConfig>): void {
  const content = JSON.stringify(settings)
  document.head.append(Object.assign(document.createElement('meta'), { name: SERVER_CONFIG_META, content }))
}

/** Sets up, before every test, a browser with an earlier sign-in, and a server with or without a session. */
export function useFreshPage(user?: SelfUser): { current: FakeApi } {
  const api = useFakeApi()
  beforeEach(() => {
    rememberSignIn(true)
    hideInvisible()
    api.current.on('GET /api/user', user ? answers(200, user) : NOT_SIGNED_IN)
    api.current.on('GET /api/history', answers(200, []))
    api.current.on('GET /api/my-cards', answers(200, []))
    api.current.on('GET /api/tokens', answers(200, []))
    api.current.on('GET /api/shared-cards', answers(200, []))
    api.current.on('GET /api/categories/public', answers(200, []))
    api.current.on('GET /api/categories', answers(200, []))
    api.current.on('GET /api/categories/hidden', answers(200, []))
    api.current.on('GET /api/deleted-cards', answers(200, []))
    api.current.on('GET /api/deleted-categories', answers(200, []))
    api.current.on('GET /api/config', answers(200, { google: false, passwordMinLength: 6, lanUrl: null }))
  })
  afterEach(() => {
    // Unmounts before the fake server is removed, since a screen may still be sending requests to it.
    cleanup()
    for (const stop of following.splice(0)) stop()
  })
  return api
}

function Address() {
  const { pathname, search, hash, state } = useLocation()
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <output aria-label="comes back to">{(state as { from?: string } | null)?.from}</output>
    </>
  )
}
export const address = () => screen.getByLabelText('address').textContent
/** Returns the address to which a log-in on this screen leads. */
export const comesBackTo = () => screen.getByLabelText('comes back to').textContent

/** Renders screens at an address, as after a page load. Several addresses form a history, and the last is shown. */
export function renderAt(at: string | string[], screens: ReactNode) {
  document.querySelector('[data-announcements]')?.remove()
  const addresses = [at].flat()
  const page = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={addresses} initialIndex={addresses.length - 1}>
        {screens}
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  return { ...page, user: newUser() }
}

export const header = () => within(screen.getByRole('banner'))
export const main = () => within(screen.getByRole('main'))

/** Waits for an address. The router changes it in a transition, which may end after the other effects of a press. */
export function arrived(at: string): Promise<void> {
  return waitFor(() => expect(address()).toBe(at))
}

/** Opens the whole app at an address, as a browser does. */
export async function openApp(at: string) {
  // Also preloads the code of the next screens, so that tests do not depend on the load of the machine.
  await Promise.all([at.replace(/[?#].*/, ''), '/', '/auth', '/my-cards', '/profile'].map(preloadScreen))
  await Promise.all([
    import('#client/app/header-menus.tsx'),
    import('#client/features/auth/resolvers.ts'),
    import('#client/features/categories/new-category-form.ts'),
  ])
  const page = renderAt(at, <App store={store} />)
  page.container.id = 'root'
  keepFocus()
  following.push(followSession(needsSession(at.replace(/[?#].*/, ''))))
  return page
}

/**
 * Puts the page in the background, where the browser discards it: the page's cleanup on leaving does not run, and
 * session storage stays for when the page is opened again.
 */
export function discardPage(unmount: () => void): void {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  const kept = Object.entries(sessionStorage)
  unmount()
  sessionStorage.clear()
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
  hidden.mockRestore()
}

/** Fills in and submits the log-in form. */
export async function logIn(api: FakeApi, user: UserEvent, as = MO): Promise<void> {
  api.on('POST /api/login', answers(200, as))
  await user.type(await screen.findByLabelText('Email'), as.email)
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
}

/** Hides what the app's style sheet hides: buttons contain both of their labels to reserve space. */
export function hideInvisible(): void {
  const style = document.createElement('style')
  style.textContent = `
    .button:not([aria-disabled='true']) > .button-labels > :last-child,
    .button[aria-disabled='true'] > .button-labels > :first-child, .invisible { visibility: hidden }`
  document.head.append(style)
}

export function cameBackOnline(): void {
  act(() => void window.dispatchEvent(new Event('online')))
}
