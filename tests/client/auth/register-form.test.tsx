import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PROFILE_ICONS } from '#shared/account-choices.ts'
import { account } from '#messages/account.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import {
  address,
  arrived,
  configureServer,
  MO,
  openApp,
  rememberSignIn,
  UNREACHABLE,
  useFreshPage,
} from '../frame/app-page.tsx'

const api = useFreshPage()
const REGISTER = 'POST /api/register'

const LABELS = ['Username', 'Email', 'Password', 'Confirm password', 'Display name (optional)'] as const
type Label = (typeof LABELS)[number]
const FILLED: Record<Label, string> = {
  Username: 'mo_1',
  Email: 'mo@example.com',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
  'Display name (optional)': '',
}
const field = (label: Label) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const icons = () => screen.getByRole('group', { name: /^Profile icon/ })
const chosenIcon = () => within(icons()).getByRole('radio', { checked: true })

async function openRegister() {
  const page = await openApp('/auth')
  await page.user.click(screen.getByRole('tab', { name: 'Register' }))
  await page.user.click(screen.getByText('Add a name and icon'))
  return page
}
type User = Awaited<ReturnType<typeof openRegister>>['user']

async function fill(user: User, changes: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...FILLED, ...changes })) {
    await user.clear(field(label as Label))
    if (text) await user.paste(text)
  }
}
const submit = (user: User) => user.click(button('Register'))

/** Returns the errors of the fields, without their permanent hints. */
function complaints(): Partial<Record<Label, string>> {
  return Object.fromEntries(
    LABELS.filter((label) => field(label).getAttribute('aria-invalid') === 'true').map((label) => [
      label,
      document.getElementById(field(label).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
    ]),
  )
}

const TOO_SHORT = 'Password must be at least 6 characters'
describe('validation in the register form', () => {
  it('ACC-11: shows each message at its field, focuses the first, and sends nothing', async () => {
    const { user } = await openRegister()
    const cases: [typed: Partial<Record<Label, string>>, said: Partial<Record<Label, string>>][] = [
      [
        { Username: '', Email: '', Password: '', 'Confirm password': '' },
        {
          Username: 'Username must be at least 3 characters',
          Email: 'Please enter a valid email',
          Password: TOO_SHORT,
        },
      ],
      [
        { 'Display name (optional)': 'm'.repeat(51) },
        { 'Display name (optional)': 'Display name must be at most 50 characters' },
      ],
      [
        { Email: 'mo', Password: '123', 'Confirm password': '1234' },
        {
          Email: 'Please enter a valid email',
          Password: TOO_SHORT,
          'Confirm password': "Passwords don't match",
        },
      ],
    ]
    for (const [typed, said] of cases) {
      await fill(user, typed)
      await submit(user)
      await waitFor(() => expect(complaints()).toEqual(said))
      expect(field(LABELS.find((label) => label in said)!)).toHaveFocus()
    }
    expect(api.current.of(REGISTER)).toEqual([])
    noToast()
  })

  it("ACC-11 OPS-7: shows and requires the server's minimum password length", async () => {
    configureServer({ passwordMinLength: 12 })
    const { user } = await openRegister()
    expect(await screen.findByText('At least 12 characters')).toBeVisible()
    await fill(user, { Password: 'eleven char', 'Confirm password': 'eleven char' })
    await submit(user)
    await waitFor(() => expect(complaints()).toEqual({ Password: 'Password must be at least 12 characters' }))
    expect(api.current.of(REGISTER)).toEqual([])
  })
})

it('ACC-11: the icon picker offers sixteen icons by name, starting at robot, as one group for the keyboard', async () => {
  const { user } = await openRegister()
  const names = within(icons())
    .getAllByRole('radio')
    .map((icon) => icon.getAttribute('aria-label'))
  expect(names[0]).toBe('robot')
  expect([...names].sort()).toEqual(PROFILE_ICONS.map((icon) => account.icons[icon]).sort())
  expect(chosenIcon()).toHaveAccessibleName('robot')
  expect(icons()).toHaveAccessibleName('Profile icon: robot')
  await user.click(screen.getByLabelText('Display name (optional)'))
  await user.tab()
  expect(chosenIcon()).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(chosenIcon()).toHaveAccessibleName('cat')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(chosenIcon()).toHaveAccessibleName('turtle')
  expect(icons()).toHaveAccessibleName('Profile icon: turtle')
  expect(within(icons()).getAllByRole('radio', { checked: true })).toHaveLength(1)
  await user.tab()
  expect(icons()).not.toContainElement(document.activeElement as HTMLElement)
})

describe('submitting the register form', () => {
  it('ACC-11 UI-2: creates the account, greets by name, and opens the landing page logged in', async () => {
    api.current.on(REGISTER, answers(201, { ...MO, displayName: null, username: 'mo_1' }))
    const { user } = await openRegister()
    await fill(user, { Email: ' Mo@Example.com ' })
    await submit(user)
    await expectToast('Registration successful', 'Welcome, mo_1!')
    expect(api.current.bodies(REGISTER)).toEqual([
      {
        username: 'mo_1',
        email: 'mo@example.com',
        password: 'correct horse',
        confirmPassword: 'correct horse',
        displayName: null,
        profileIcon: 'robot',
      },
    ])
    await arrived('/')
    expect(await screen.findByRole('button', { name: 'mo_1' })).toBeVisible()
  })

  it('ACC-53: says that the account exists and what to do if the browser refused the cookie, and logs no one in', async () => {
    rememberSignIn(false)
    api.current.on(REGISTER, answers(201, MO))
    const { user } = await openRegister()
    await fill(user)
    await submit(user)
    const alert = within(screen.getByRole('tabpanel')).getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent(/^Your account is ready, but your browser blocks/))
    noToast()
    expect(address()).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
  })

  it('ACC-23: needs only three fields: the repeated password, the name and the icon are optional', async () => {
    api.current.on(REGISTER, answers(201, MO))
    const { user } = await openRegister()
    await fill(user, { 'Confirm password': '' })
    await submit(user)
    await expectToast('Registration successful', 'Welcome, Mo the Host!')
    expect(api.current.of(REGISTER)[0]!.body).toEqual({
      username: 'mo_1',
      email: 'mo@example.com',
      password: 'correct horse',
      displayName: null,
      profileIcon: 'robot',
    })
  })

  it('ACC-11: shows a taken name, without asking for a log-in, and a missing network in a toast and in the form', async () => {
    const { user } = await openRegister()
    await fill(user, { 'Display name (optional)': 'Mo' })
    const taken = 'That username or email is already in use.'
    api.current.on('POST /api/login', noNetwork)
    for (const [answer, words] of [
      [refuses(409, taken, 'email-already-in-use'), taken],
      [noNetwork, UNREACHABLE],
    ] as const) {
      api.current.on(REGISTER, answer)
      await submit(user)
      await expectToast('Registration failed', words)
      if (words === taken) expect(api.current.of('POST /api/login')).toEqual([])
      expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent(words)
      expect(LABELS.map((label) => (field(label) as HTMLInputElement).value)).toEqual([
        'mo_1',
        'mo@example.com',
        'correct horse',
        'correct horse',
        'Mo',
      ])
      expect(button('Register')).not.toHaveAttribute('aria-disabled')
      expect(address()).toBe('/auth')
    }
  })
})
