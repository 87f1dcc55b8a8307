import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address, arrived, MO, openApp, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const LOGIN = 'POST /api/login'

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

describe('the auth screen', () => {
  it('ACC-11: names the benefits of an account in three points', async () => {
    await openLogin()
    expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
      'Customizable designs: six themes, your words',
      'Interactive gameplay: we spot the bingo for you',
      'Shareable cards: one link, everyone plays',
    ])
    await waitFor(() => expect(document.title).toBe('Log in or register | BingoBoard'))
  })

  it('ACC-11: has an open login tab and a register tab; a link below switches too', async () => {
    const { user } = await openLogin()
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
})

describe('the login form', () => {
  it.each([
    ['nothing', '', '', ['Please enter a valid email', 'Password must be at least 6 characters'], 'Email'],
    ['an incomplete address', 'mo@', 'correct horse', ['Please enter a valid email', undefined], 'Email'],
    [
      'a short password',
      'mo@example.com',
      '12345',
      [undefined, 'Password must be at least 6 characters'],
      'Password',
    ],
  ])(
    'ACC-11: %s is refused at the field, which gets the focus, and nothing is sent',
    async (_what, typedEmail, typedPassword, messages, focused) => {
      const { user } = await openLogin()
      if (typedEmail) await user.type(email(), typedEmail)
      if (typedPassword) await user.type(password(), typedPassword)
      await user.click(button('Log In'))
      await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus())
      for (const [at, field] of [email(), password()].entries()) {
        if (messages[at] === undefined) expect(field).toBeValid()
        else expect(field).toBeInvalid()
        expect(field).toHaveAccessibleDescription(messages[at] ?? '')
      }
      expect(api.current.of(LOGIN)).toEqual([])
      noToast()
    },
  )

  it('ACC-11 UI-2: signs in with the email in lower case, greets by name and leads to the landing page', async () => {
    api.current.on(LOGIN, answers(200, MO))
    const { user } = await openLogin()
    await submit(user, ' Mo@Example.com ')
    await expectToast('Login successful', 'Welcome back, Mo the Host!')
    expect(api.current.of(LOGIN).map(({ body }) => body)).toEqual([
      { email: 'mo@example.com', password: 'correct horse' },
    ])
    await arrived('/')
    expect(await screen.findByRole('button', { name: 'Mo the Host' })).toBeVisible()
  })

  it('ACC-11: the button reads "Logging in" while the request is pending, and pressing it again sends nothing', async () => {
    api.current.on(LOGIN, answers(200, MO))
    const release = api.current.hold(LOGIN)
    const { user } = await openLogin()
    await submit(user)
    const pending = await screen.findByRole('button', { name: 'Logging in' })
    expect(pending).toHaveAttribute('aria-disabled', 'true')
    await user.click(pending)
    await user.type(password(), '{Enter}')
    release()
    await expectToast('Login successful')
    expect(api.current.of(LOGIN)).toHaveLength(1)
  })

  it.each([
    [
      'wrong credentials',
      refuses(401, 'Incorrect email or password.', 'invalid-credential'),
      'Incorrect email or password.',
    ],
    ['no network', noNetwork, "Can't reach BingoBoard. Check your connection and try again."],
    ["a proxy's page", () => new Response('<html>', { status: 502 }), 'An unknown error occurred'],
  ])('ACC-11: %s shows a message in a toast and in the form', async (_what, answer, words) => {
    api.current.on(LOGIN, answer)
    const { user } = await openLogin()
    await submit(user)
    await expectToast('Login failed', words)
    expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent(words)
    expect(email()).toHaveValue('mo@example.com')
    expect(password()).toHaveValue('correct horse')
    expect(button('Log In')).not.toHaveAttribute('aria-disabled')
    expect(address()).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
  })

  it('ACC-11: the password is hidden, and can be shown while it is typed', async () => {
    const { user } = await openLogin()
    await user.type(password(), 'correct horse')
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    expect(password()).toHaveValue('correct horse')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
    expect(api.current.of(LOGIN)).toEqual([])
  })
})
