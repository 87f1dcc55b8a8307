import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { followSignIn } from '#client/app/follow-sign-in.ts'
import { followWindows } from '#client/app/follow-windows.ts'
import { refreshSession } from '#client/lib/session.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { call } from '#client/lib/api-client.ts'
import { store } from '#client/lib/store.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  address,
  cameBackOnline,
  logIn,
  MO,
  NOT_SIGNED_IN,
  openApp,
  rememberSignIn,
  useFreshPage,
} from '../frame/app-page.tsx'

const api = useFreshPage()
const ASK = 'GET /api/user'

const accountMenu = () => screen.findByRole('button', { name: 'Mo the Host' })
const logInLink = () => screen.findByRole('link', { name: 'Log In' })
const asked = () => api.current.of(ASK).length

async function openSignedIn(at: string) {
  api.current.on(ASK, answers(200, MO))
  const page = await openApp(at)
  await accountMenu()
  return page
}
/** Makes an API call, as a screen does; any call but login would do. */
const someCall = () => act(() => call('listMyCards', {}).catch(() => undefined))

it('ACC-12: no network or a server error does not log out; a 401 to a call does, and leaves the screen as it is', async () => {
  await openSignedIn('/')
  for (const answer of [noNetwork, refuses(500, 'Something broke.', 'internal')]) {
    api.current.on('GET /api/my-cards', answer)
    api.current.on(ASK, answer)
    await someCall()
    const before = asked()
    cameBackOnline()
    await waitFor(() => expect(asked()).toBe(before + 1))
    await act(() => refreshSession())
    expect(await accountMenu()).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  }
  const headline = screen.getByRole('heading', { level: 1 })
  api.current.on('GET /api/my-cards', NOT_SIGNED_IN)
  await someCall()
  expect(await logInLink()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mo the Host' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBe(headline)
  expect(address()).toBe('/')
})

describe('a browser in which no user has logged in', () => {
  it('ACC-22: shows Log In immediately and does not ask who is logged in, until someone logs in in another tab', async () => {
    rememberSignIn(false)
    await openApp('/')
    expect(await logInLink()).toBeVisible()
    cameBackOnline()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked()).toBe(0)
    rememberSignIn(true)
    api.current.on(ASK, answers(200, MO))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await accountMenu()).toBeVisible()
  })

  it.each(['/auth', '/my-cards', '/profile'])('ACC-22: asks the server anyway at %s', async (at) => {
    rememberSignIn(false)
    api.current.on(ASK, answers(200, MO))
    await openApp(at)
    expect(await accountMenu()).toBeVisible()
    expect(asked()).toBe(1)
  })

  it('ACC-22: learns of a log-in that it does not remember from a card that returns `isOwner`', async () => {
    rememberSignIn(false)
    await openApp('/')
    followSignIn()
    expect(await logInLink()).toBeVisible()
    api.current.on(ASK, answers(200, MO))
    const card = sampleCard()
    act(() =>
      store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card, isOwner: true, canEdit: true }),
    )
    expect(await accountMenu()).toBeVisible()
    expect(asked()).toBe(1)
  })
})

describe('the session check', () => {
  it('ACC-12: runs again when the network is back and when the page is shown again, not while it is hidden', async () => {
    await openApp('/')
    await logInLink()
    expect(asked()).toBe(1)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked()).toBe(1)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(asked()).toBe(2))
    await act(() => api.current.settle())
    api.current.on(ASK, answers(200, MO))
    cameBackOnline()
    expect(await accountMenu()).toBeVisible()
    expect(asked()).toBe(3)
  })

  it('ACC-12: retries automatically until a server that was down at the start responds, and then stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const stop = followWindows()
    onTestFinished(() => {
      stop()
      vi.useRealTimers()
    })
    api.current.on(ASK, refuses(503, 'Unavailable.', 'unavailable'))
    await openApp('/my-cards')
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    vi.advanceTimersByTime(7500)
    await waitFor(() => expect(asked()).toBe(2))
    await act(() => api.current.settle())
    api.current.on(ASK, answers(200, MO))
    vi.advanceTimersByTime(7500)
    expect(await accountMenu()).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked()).toBe(3)
  })

  it('ACC-12: does not undo a log-in with a response from before it', async () => {
    const { user } = await openApp('/auth')
    await logInLink()
    const release = api.current.hold(ASK)
    cameBackOnline()
    await logIn(api.current, user)
    await accountMenu()
    release()
    await act(() => refreshSession())
    expect(screen.getByRole('button', { name: 'Mo the Host' })).toBeVisible()
  })

  it('ACC-12: neither logs out nor blames the browser for refused cookies after a 401 to a call from before a log-in', async () => {
    const { user } = await openSignedIn('/')
    const release = api.current.hold('GET /api/tokens')
    api.current.on('GET /api/tokens', NOT_SIGNED_IN)
    const late = call('listTokens', {}).catch(() => undefined)
    api.current.on('GET /api/shared-cards', NOT_SIGNED_IN)
    await act(() => call('listSharedCards', {}).catch(() => undefined))
    await user.click(await logInLink())
    await logIn(api.current, user)
    await expectToast('Login successful')
    release()
    await act(() => late)
    expect(screen.getByRole('button', { name: 'Mo the Host' })).toBeVisible()
    await act(() => refreshSession())
    await expectToast('Login successful')
  })
})
