import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { followWindows } from '#client/app/follow-windows.ts'
import { call } from '#client/lib/api-client.ts'
import { announced } from '#tests/support/announced.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import {
  address,
  arrived,
  logIn,
  MO,
  NOT_SIGNED_IN,
  openApp,
  rememberSignIn,
  UNREACHABLE,
  useFreshPage,
} from '../frame/app-page.tsx'

const api = useFreshPage()
const LOGIN = 'POST /api/login'

const COOKIE_REFUSED =
  "Your browser blocks cookies for this site, so you aren't logged in. Allow them and log in again, or make a card as a guest and copy its link."

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const button = (name: string) => screen.getByRole('button', { name })

async function openLogin() {
  const page = await openApp('/auth')
  await screen.findByRole('link', { name: 'Log In' })
  return page
}
async function submit(user: Awaited<ReturnType<typeof openLogin>>['user'], typed = 'mo@example.com') {
  await user.type(email(), typed)
  await user.type(password(), 'correct horse{Enter}')
}

it('ACC-11: the auth screen lists three benefits of an account and opens the login tab; tabs and buttons switch forms', async () => {
  const { user } = await openLogin()
  expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
    'Customizable designs: six themes, your words',
    'Interactive gameplay: we spot the bingo for you',
    'Shareable cards: one link, everyone plays',
  ])
  await waitFor(() => expect(document.title).toBe('Log in or register | BingoBoard'))
  const tabs = screen.getAllByRole('tab')
  const open = () =>
    tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true').map((tab) => tab.textContent)
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Login', 'Register'])
  expect(open()).toEqual(['Login'])
  await user.click(button('Register'))
  expect(open()).toEqual(['Register'])
  expect(screen.getByLabelText('Confirm password')).toBeVisible()
  await user.click(button('Log in'))
  expect(open()).toEqual(['Login'])
  await user.click(tabs[1]!)
  expect(open()).toEqual(['Register'])
  await user.keyboard('{ArrowLeft}')
  expect(open()).toEqual(['Login'])
  expect(screen.queryByLabelText('Confirm password')).toBeNull()
})

describe('the login form', () => {
  it('ACC-11 UI-37: refuses invalid input at its field, which gets the focus, and sends nothing; can show the password', async () => {
    const { user } = await openLogin()
    const noEmail = 'Please enter a valid email'
    const tooShort = 'Password must be at least 6 characters'
    for (const [typed, messages, focused] of [
      [['', ''], [noEmail, tooShort], 'Email'],
      [['mo@', 'correct horse'], [noEmail, undefined], 'Email'],
      [['mo@example.com', '12345'], [undefined, tooShort], 'Password'],
    ] as const) {
      for (const [at, field] of [email(), password()].entries()) {
        await user.clear(field)
        if (typed[at]) await user.type(field, typed[at])
      }
      await user.click(button('Log In'))
      await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus())
      for (const [at, field] of [email(), password()].entries()) {
        if (messages[at] === undefined) expect(field).toBeValid()
        else expect(field).toBeInvalid()
        expect(field).toHaveAccessibleDescription(messages[at] ?? '')
      }
    }
    // Enter keeps the focus in the field, so no screen reader would read the field again.
    await user.type(password(), '{Enter}')
    await waitFor(() => expect(announced()).toBe(tooShort))
    await user.type(email(), '@{Enter}')
    await waitFor(() => expect(announced()).toBe(noEmail))
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    expect(password()).toHaveValue('12345')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
    expect(api.current.of(LOGIN)).toEqual([])
    noToast()
  })

  it('ACC-11 UI-2: logs in once, with a lower-case email and a pending state, greets by name and opens the landing page', async () => {
    api.current.on(LOGIN, answers(200, MO))
    const release = api.current.hold(LOGIN)
    const { user } = await openLogin()
    await submit(user, ' Mo@Example.com ')
    const pending = await screen.findByRole('button', { name: 'Logging in' })
    expect(pending).toHaveAttribute('aria-disabled', 'true')
    await user.click(pending)
    await user.type(password(), '{Enter}')
    release()
    await expectToast('Login successful', 'Welcome back, Mo the Host!')
    expect(api.current.bodies(LOGIN)).toEqual([{ email: 'mo@example.com', password: 'correct horse' }])
    await arrived('/')
    expect(await screen.findByRole('button', { name: 'Mo the Host' })).toBeVisible()
  })

  it('ACC-11: sends what the fields show, even if a program filled them in without an event', async () => {
    api.current.on(LOGIN, answers(200, MO))
    const { user } = await openLogin()
    ;(email() as HTMLInputElement).value = 'mo@example.com'
    ;(password() as HTMLInputElement).value = 'correct horse'
    await user.click(button('Log In'))
    await expectToast('Login successful', 'Welcome back, Mo the Host!')
    expect(api.current.bodies(LOGIN)).toEqual([{ email: 'mo@example.com', password: 'correct horse' }])
  })

  it('ACC-11: shows a failure in a toast and in the form', async () => {
    const { user } = await openLogin()
    await user.type(email(), 'mo@example.com')
    await user.type(password(), 'correct horse')
    const wrong = 'Incorrect email or password.'
    for (const [answer, words] of [
      [refuses(401, wrong, 'invalid-credential'), wrong],
      [noNetwork, UNREACHABLE],
      [() => new Response('<html>', { status: 502 }), UNREACHABLE],
    ] as const) {
      api.current.on(LOGIN, answer)
      await user.click(button('Log In'))
      await expectToast('Login failed', words)
      expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent(words)
      expect(email()).toHaveValue('mo@example.com')
      expect(password()).toHaveValue('correct horse')
      expect(button('Log In')).not.toHaveAttribute('aria-disabled')
      expect(address()).toBe('/auth')
      expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
    }
  })

  it('ACC-53: says that the browser refused the cookie instead of reporting success, and logs in once it accepts one', async () => {
    rememberSignIn(false)
    const { user } = await openLogin()
    await logIn(api.current, user)
    expect(await within(screen.getByRole('tabpanel')).findByText(COOKIE_REFUSED)).toBeVisible()
    noToast()
    expect(address()).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
    // The cookie is accepted now, although a browser may still keep the sign-in hint from scripts.
    api.current.on('GET /api/user', answers(200, MO))
    await user.click(button('Log In'))
    await expectToast('Login successful', 'Welcome back, Mo the Host!')
    await arrived('/')
  })

  it('ACC-53 ACC-61: blames the cookie, in a toast and the form, if a session ends within a minute, not after a log-out', async () => {
    const { user } = await openLogin()
    await logIn(api.current, user)
    await arrived('/')
    api.current.on('GET /api/my-cards', NOT_SIGNED_IN)
    await act(() => call('listMyCards', {}).catch(() => undefined))
    await expectToast('Login failed', COOKIE_REFUSED)
    api.current.on('GET /api/my-cards', answers(200, []))
    await user.click(await screen.findByRole('link', { name: 'Log In' }))
    expect(await within(await screen.findByRole('tabpanel')).findByText(COOKIE_REFUSED)).toBeVisible()
    await logIn(api.current, user)
    await expectToast('Login successful')
    api.current.on('POST /api/logout', answers(204))
    await user.click(await screen.findByRole('button', { name: 'Mo the Host' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await expectToast('Logged out')
    await user.click(await screen.findByRole('link', { name: 'Log In' }))
    await screen.findByRole('tabpanel')
    expect(screen.queryByText(COOKIE_REFUSED)).toBeNull()

    const stop = followWindows()
    await logIn(api.current, user)
    await expectToast('Login successful')
    api.current.on('GET /api/user', NOT_SIGNED_IN)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session' })))
    await user.click(await screen.findByRole('link', { name: 'Log In' }))
    await screen.findByRole('tabpanel')
    stop()
    expect(screen.queryByText(COOKIE_REFUSED)).toBeNull()
  })
})
