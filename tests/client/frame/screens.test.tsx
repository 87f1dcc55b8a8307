import { act, screen, waitFor, within } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SCREENS } from '#shared/screens.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  address,
  arrived,
  logIn,
  MO,
  NOT_SIGNED_IN,
  openApp,
  UNREACHABLE,
  useFreshPage,
  main,
  header,
} from './app-page.tsx'

const api = useFreshPage()
const ASK = 'GET /api/user'

describe('addresses and links', () => {
  it('UI-3: show Page Not Found with a link to the landing page for an unknown path', async () => {
    for (const at of ['/categories/some/more', '/play/sampleCard/more', '/my-cards/sampleCard', '/AUTHOR']) {
      const { unmount } = await openApp(at)
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
      expect(address()).toBe(at)
      unmount()
    }
    const { user } = await openApp('/no-such-screen')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
    await waitFor(() => expect(document.title).toBe('Page Not Found | BingoBoard'))
    expect(header().getByRole('link', { name: 'BingoBoard' })).toBeVisible()
    await user.click(main().getByRole('link', { name: 'Go to the home page' }))
    await arrived('/')
    expect(await screen.findByRole('link', { name: 'Create Your First Card' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('BingoBoard'))
  })

  it.each([
    [
      'a guest',
      NOT_SIGNED_IN,
      ['/', '/auth', '/categories', '/contact', '/create', '/developers', '/privacy', '/terms'],
      ['Categories', 'Log In', 'Language: English', 'Help'],
    ],
    [
      'a signed-in user',
      answers(200, MO),
      [
        ...[
          '/',
          '/categories',
          '/contact',
          '/create',
          '/developers',
          '/icon-test',
          '/my-cards',
          '/privacy',
          '/profile',
        ],
        '/terms',
      ],
      [
        ...['Categories', 'My Cards', 'Profile Settings', 'Icon Test', 'Language: English', 'Help'],
        'Log Out',
      ],
    ],
  ])('UI-1 UI-12: lead %s from landing page and menu to a screen', async (who, answer, links, rows) => {
    api.current.on(ASK, answer)
    const { user } = await openApp('/')
    await waitFor(() => expect(header().queryByRole('status')).toBeNull())
    const shown = () => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!)
    const onPage = shown()
    await user.click(header().getByRole('button', { name: 'Menu' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(rows)
    const found = [...new Set([...onPage, ...shown()])].filter((href) => !href.startsWith('#'))
    // Links to official categories on the landing page are left out of the comparison.
    expect(found.filter((href) => !href.startsWith('/categories/')).sort()).toEqual(links)
    const screens = Object.values(SCREENS)
    expect(found.filter((href) => !screens.some((pattern) => matchPath(pattern, href)))).toEqual([])
    if (who === 'a guest') return
    const menu = within(screen.getByRole('menu'))
    expect(menu.getByText('Mo the Host')).toBeVisible()
    expect(menu.getByText('mo@example.com')).toBeVisible()
    await user.click(menu.getByRole('menuitem', { name: 'My Cards' }))
    await arrived('/my-cards')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

describe('protected screens', () => {
  it('UI-2: show a spinner during the session check, and then their content', async () => {
    api.current.on(ASK, answers(200, MO))
    const release = api.current.hold(ASK)
    await openApp('/my-cards')
    expect(main().getByRole('status')).toHaveTextContent('Checking your login')
    expect(address()).toBe('/my-cards')
    expect(api.current.of('GET /api/my-cards')).toEqual([])
    release()
    expect(await main().findByRole('heading', { name: 'My Cards' })).toBeVisible()
    expect(main().queryByText('Checking your login')).toBeNull()
  })

  it('UI-2: show Offline with Retry if the session check gets no response for 4 s, and open when it does', async () => {
    api.current.on(ASK, answers(200, MO))
    const release = api.current.hold(ASK)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { user } = await openApp('/my-cards')
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(main().getByRole('heading', { name: 'Offline' })).toBeVisible()
    vi.useRealTimers()
    await user.click(main().getByRole('button', { name: 'Retry' }))
    expect(await main().findByRole('button', { name: 'Trying...' })).toBeVisible()
    release()
    expect(await main().findByRole('heading', { name: 'My Cards' })).toBeVisible()
  })

  it('UI-2: send a guest to the log-in and back', async () => {
    const { unmount } = await openApp('/create-category')
    await arrived('/auth')
    unmount()
    const { user } = await openApp('/my-cards')
    await arrived('/auth')
    expect(api.current.of('GET /api/my-cards')).toEqual([])
    await logIn(api.current, user)
    expect(await main().findByRole('heading', { name: 'My Cards' })).toBeVisible()
    await arrived('/my-cards')
  })

  it('UI-1 UI-2: show Offline if the server cannot be reached, offer no log-in, and can be retried', async () => {
    api.current.on(ASK, noNetwork)
    const { user } = await openApp('/my-cards')
    expect(await main().findByRole('heading', { name: 'Offline' })).toBeVisible()
    await user.click(header().getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('menuitem', { name: 'Help' })).toBeVisible()
    expect(screen.queryByText('Log In')).toBeNull()
    await user.keyboard('{Escape}')
    expect(address()).toBe('/my-cards')
    const release = api.current.hold(ASK)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Trying...' })).toHaveFocus()
    release()
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    api.current.on(ASK, answers(200, MO))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await main().findByRole('heading', { name: 'My Cards' })).toBeVisible()
  })

  it('UI-2: send a logged-in user who opens /auth to the landing page', async () => {
    api.current.on(ASK, answers(200, MO))
    await openApp('/auth')
    await arrived('/')
    expect(await screen.findByRole('link', { name: 'Get Started Now' })).toBeVisible()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })
})

describe('logging out', () => {
  const LOGOUT = 'POST /api/logout'
  async function openMenu() {
    api.current.on(ASK, answers(200, MO))
    const { user } = await openApp('/no-such-screen')
    await user.click(await screen.findByRole('button', { name: 'Mo the Host' }))
    return user
  }
  const row = (name: string) => screen.findByRole('menuitem', { name })

  it('UI-1: shows "Logging out..." until it is done, and leaves the screen as it is', async () => {
    api.current.on(LOGOUT, answers(204))
    const release = api.current.hold(LOGOUT)
    const user = await openMenu()
    await user.click(await row('Log Out'))
    expect(await row('Logging out...')).toHaveAttribute('aria-disabled', 'true')
    release()
    await expectToast('Logged out', 'You have been successfully logged out')
    expect(header().getByRole('link', { name: 'Log In' })).toBeVisible()
    expect(screen.queryByRole('menuitem')).toBeNull()
    expect(main().getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(api.current.of(LOGOUT)).toHaveLength(1)
  })

  it('UI-1 ACC-12: shows a message if it fails, and the user stays logged in', async () => {
    const user = await openMenu()
    for (const [answer, words] of [
      [refuses(503, 'The database cannot be reached.', 'unavailable'), 'The database cannot be reached.'],
      [noNetwork, UNREACHABLE],
    ] as const) {
      api.current.on(LOGOUT, answer)
      await user.click(await row('Log Out'))
      await expectToast('Logout failed', words)
      expect(await row('Log Out')).not.toHaveAttribute('aria-disabled')
    }
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Mo the Host' })).toBeVisible()
  })
})

it('UI-12: the small menu opens by keyboard and arrow keys, and its button gets the focus back after Escape', async () => {
  const button = () => header().getByRole('button', { name: 'Menu' })
  api.current.on(ASK, answers(200, MO))
  const { user } = await openApp('/no-such-screen')
  await screen.findByRole('button', { name: 'Mo the Host' })
  await user.click(button())
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  expect(button()).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Categories' })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'My Cards' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(button()).toHaveFocus())
})
