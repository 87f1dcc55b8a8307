import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Location } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isNewScreen } from '#client/app/navigation.ts'
import { focusScreen } from '#client/app/screen-focus.ts'
import { showError, toast } from '#client/lib/toast.ts'
import { answers } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address, arrived, MO, openApp, useFreshPage, main, header } from './app-page.tsx'

const api = useFreshPage()
const heading = (name: string) => main().findByRole('heading', { level: 1, name })

let scrolled: number[]
beforeEach(() => {
  scrolled = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    scrolled.push(args[1] as number)
    Object.assign(window, { scrollY: args[1] })
  })
})
afterEach(() => {
  Object.assign(window, { scrollY: 0 })
})

function at(path: string): Location {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return { pathname, search, hash, state: null, key: path }
}

it.each([
  ['PUSH', '/', '/categories', true],
  ['POP', '/categories', '/', true],
  ['REPLACE', '/auth', '/', true],
  ['PUSH', '/play/one', '/play/other', true],
  ['PUSH', '/create', '/create', true],
  ['PUSH', '/no-such-screen', '/nor-this', true],
  ['PUSH', '/categories', '/categories?tab=mine', false],
  ['REPLACE', '/categories?q=a', '/categories?q=ab', false],
  ['POP', '/categories?tab=mine', '/categories', false],
  ['POP', '/play/one', '/play/one#main', false],
  ['REPLACE', '/create', '/create/sampleCard', false],
  ['REPLACE', '/create', '/create/temp-1-abc', false],
] as const)('UI-15: %s from %s to %s counts as a new screen: %s', (type, from, to, expected) => {
  expect(isNewScreen(at(from), at(to), type)).toBe(expected)
})

describe('navigating between screens', () => {
  /** Opens a page, and waits for the code that follows navigation, which loads when the page is idle. */
  async function open(path: string): Promise<UserEvent> {
    const { user } = await openApp(path)
    await waitFor(() => expect(history.scrollRestoration).toBe('manual'))
    return user
  }

  it('UI-15: leaves focus and scroll alone on the first page; a new screen starts at its top, titled, with focus on its heading', async () => {
    const user = await open('/no-such-screen')
    await heading('Page Not Found')
    expect(document.body).toHaveFocus()
    expect(scrolled).toEqual([])
    act(() => void Object.assign(window, { scrollY: 700 }))
    await user.click(header().getByRole('link', { name: 'Categories' }))
    await arrived('/categories')
    const title = await heading('Categories')
    await waitFor(() => expect(title).toHaveFocus())
    expect(scrolled).toEqual([0])
    expect(document.title).toBe('Categories | BingoBoard')
    await user.tab()
    expect(title).not.toHaveFocus()
    expect(main().getAllByRole('heading', { level: 1 })[0]).not.toHaveAttribute('tabindex')
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  })

  it('ACC-18 UI-1 UI-15: opens the screen of a menu item, whose button does not take the focus back', async () => {
    api.current.on('GET /api/user', answers(200, MO))
    const user = await open('/no-such-screen')
    await user.click(await header().findByRole('button', { name: 'Mo the Host' }))
    await user.click(screen.getByRole('menuitem', { name: 'Profile Settings' }))
    await arrived('/profile')
    const title = await heading('Profile Settings')
    await waitFor(() => expect(title).toHaveFocus())
    expect(document.title).toBe('Profile Settings | BingoBoard')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('UI-15: keeps a menu open, with the focus, if it was opened before the screen arrived', async () => {
    const user = await open('/no-such-screen')
    await user.click(header().getByRole('button', { name: 'Menu' }))
    const row = await screen.findByRole('menuitem', { name: 'Categories' })
    expect(row).toHaveFocus()
    act(() => void focusScreen())
    expect(row).toHaveFocus()
  })

  it('UI-16: removes a toast that has been read, unless it has an action or came with the new screen', async () => {
    const user = await open('/no-such-screen')
    const leave = async (name: string) => {
      await expectToast('Cards')
      await user.click(screen.getByRole('link', { name }))
      await heading(name)
    }
    act(() => showError('Cards', 'Please try again.'))
    await leave('Privacy')
    noToast()
    act(() => toast({ title: 'Cards', action: { label: 'Undo', run: () => undefined } }))
    await leave('Terms')
    await expectToast('Cards')
    const link = screen.getByRole('link', { name: 'Contact' })
    link.addEventListener('click', () => toast({ title: 'Here you are' }))
    await leave('Contact')
    await expectToast('Here you are')
  })

  it('UI-15: keeps the focus on a tab, which is not a new screen', async () => {
    api.current.on('GET /api/user', answers(200, MO))
    const user = await open('/categories')
    await heading('Categories')
    await user.click(await main().findByRole('tab', { name: 'My Categories' }))
    await waitFor(() => expect(address()).toBe('/categories?tab=mine'))
    expect(main().getByRole('tab', { name: 'My Categories' })).toHaveFocus()
    expect(scrolled).toEqual([])
  })
})
