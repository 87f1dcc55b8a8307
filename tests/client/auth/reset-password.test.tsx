import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import {
  address,
  arrived,
  discardPage,
  MO,
  NOT_SIGNED_IN,
  openApp,
  UNREACHABLE,
  useFreshPage,
  main,
} from '../frame/app-page.tsx'

const api = useFreshPage()
const ASK = 'POST /api/forgot-password'
const RESET = 'POST /api/reset-password'
const CODE = 'a-code_from-the-letter'

const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => main().getByRole('link', { name })
const alert = () => main().getByRole('alert')
const INCOMPLETE = /That link was incomplete/

describe('requesting a link for a forgotten password', () => {
  it('ACC-19: shows the same response for every address, and sends nothing twice while a request is pending', async () => {
    api.current.on(ASK, answers(202))
    const release = api.current.hold(ASK)
    const { user } = await openApp('/reset-password')
    // The screen is the same as for a link without its code.
    expect(await screen.findByText(INCOMPLETE)).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await waitFor(() => expect(document.title).toBe('Set a new password | BingoBoard'))
    await user.type(await screen.findByLabelText('Email'), ' Nobody@Example.com ')
    await user.click(button('Email me a link'))
    await user.click(await screen.findByRole('button', { name: 'Sending...' }))
    release()
    expect(
      await screen.findByText("If there's an account for that address, a reset link is on its way."),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus())
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(api.current.bodies(ASK)).toEqual([{ email: 'nobody@example.com' }])
    noToast()
    await user.click(link('Back to login'))
    await arrived('/auth')
  })

  it('ACC-19: shows a failure, keeps the address, and can be retried', async () => {
    api.current.on(ASK, () => new Response('<html>Our terms'))
    const { user } = await openApp('/reset-password')
    await user.type(await screen.findByLabelText('Email'), 'mo@example.com{Enter}')
    for (const [words, next] of [
      [UNREACHABLE, refuses(429, 'Please wait a little.', 'too-many-requests')],
      ['Please wait a little.', answers(202)],
    ] as const) {
      await expectToast('Link not sent', words)
      expect(alert()).toHaveTextContent(words)
      expect(screen.queryByText(/on its way/)).toBeNull()
      api.current.on(ASK, next)
      await user.click(button('Email me a link'))
    }
    expect(await screen.findByText(/on its way/)).toBeVisible()
    expect(api.current.bodies(ASK)).toEqual(Array.from({ length: 3 }, () => ({ email: 'mo@example.com' })))
  })
})

describe('setting a new password', () => {
  it('ACC-19: takes over the email from the log-in form and returns it, without putting it in a URL', async () => {
    const { user } = await openApp('/auth')
    await user.type(await screen.findByLabelText('Email'), 'mo@example.com')
    for (const [next, path] of [
      ['Forgot password?', '/reset-password?forgotten'],
      ['Back to login', '/auth'],
    ] as const) {
      await user.click(link(next))
      await arrived(path)
      expect(await screen.findByLabelText('Email')).toHaveValue('mo@example.com')
      expect(address()).not.toContain('example')
    }
    await user.click(link('Forgot password?'))
    await arrived('/reset-password?forgotten')
    await user.type(await screen.findByLabelText('Email'), '.org')
    await user.click(link('Back to login'))
    await arrived('/auth')
    expect(await screen.findByLabelText('Email')).toHaveValue('mo@example.com.org')
  })

  async function openLink() {
    const page = await openApp(`/reset-password#${CODE}`)
    await arrived('/reset-password')
    return page
  }
  type User = Awaited<ReturnType<typeof openLink>>['user']
  const password = () => screen.getByLabelText('New password')
  const repeated = () => screen.getByLabelText('Confirm password')
  async function fill(user: User, typed: string, again = typed) {
    for (const [field, text] of [
      [password(), typed],
      [repeated(), again],
    ] as const) {
      await user.clear(field)
      if (text) await user.type(field, text)
    }
    await user.click(button('Save new password'))
  }

  it('ACC-19: sends the code of the link, which is removed from the address bar, and opens the login', async () => {
    api.current.on(RESET, answers(204))
    const release = api.current.hold(RESET)
    const { user, unmount } = await openLink()
    expect(address()).not.toContain(CODE)
    await fill(user, ' battery staple ')
    await user.click(await screen.findByRole('button', { name: 'Saving...' }))
    release()
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(api.current.bodies(RESET)).toEqual([
      { token: CODE, password: ' battery staple ', opId: expect.any(String) },
    ])
    expect(screen.getAllByRole('link', { name: 'Log In' })[0]).toBeVisible()
    // The browser discards the page, and opens it again.
    discardPage(unmount)
    await openLink()
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeVisible()
    await user.click(link('Log in'))
    await arrived('/auth')
  })

  it('ACC-19: tells password managers whose password is set, by the link’s email, and so does the log-in form', async () => {
    api.current.on(RESET, answers(204))
    const { user } = await openApp(`/reset-password#${CODE}?email=mo%2Bbingo%40example.com`)
    await arrived('/reset-password')
    await waitFor(() =>
      expect(main().getByDisplayValue('mo+bingo@example.com')).toHaveAttribute('autocomplete', 'username'),
    )
    await fill(user, 'battery staple')
    await user.click(await main().findByRole('link', { name: 'Log in' }))
    await arrived('/auth')
    expect(await screen.findByLabelText('Email')).toHaveValue('mo+bingo@example.com')
    expect(api.current.bodies(RESET)).toMatchObject([{ token: CODE }])
  })

  it('ACC-19: logs out a user who is logged in here, because the server ended the session', async () => {
    api.current.on('GET /api/user', answers(200, MO))
    api.current.on(RESET, () => {
      api.current.on('GET /api/user', NOT_SIGNED_IN)
      return new Response(null, { status: 204 })
    })
    const { user } = await openLink()
    expect(await screen.findByRole('button', { name: 'Mo the Host' })).toBeVisible()
    await fill(user, 'battery staple')
    await user.click(await main().findByRole('link', { name: 'Log in' }))
    await arrived('/auth')
    expect(await screen.findByLabelText('Email')).toBeVisible()
  })

  it('ACC-19: refuses invalid input at its field, also if the server refuses it', async () => {
    const { user } = await openLink()
    for (const [typed, again, label, words] of [
      ['', '', 'New password', 'Password must be at least 6 characters'],
      ['battery staple', 'battery stable', 'Confirm password', "Passwords don't match"],
    ] as const) {
      await fill(user, typed, again)
      const field = screen.getByLabelText(label)
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(new RegExp(`${words}$`))
    }
    expect(api.current.of(RESET)).toEqual([])
    noToast()
    const words = 'Password must be at least 8 characters'
    api.current.on(RESET, refuses(400, words, 'invalid', { password: words }))
    await fill(user, '1234567')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(`${words}$`)))
    expect(password()).toHaveFocus()
  })

  it('ACC-19: shows a failure, keeps the text, and offers a new link', async () => {
    const { user } = await openLink()
    for (const [answer, words] of [
      [noNetwork, UNREACHABLE],
      [
        refuses(400, 'This link has already been used or has expired.', 'expired-action-code'),
        'This link has already been used or has expired.',
      ],
    ] as const) {
      api.current.on(RESET, answer)
      await fill(user, 'battery staple')
      await expectToast('Password not changed', words)
      expect(alert()).toHaveTextContent(words)
      expect(password()).toHaveValue('battery staple')
      expect(repeated()).toHaveValue('battery staple')
      expect(link('Back to login')).toHaveAttribute('href', '/auth')
      expect(link('Request a new link')).toBeVisible()
    }
    await user.click(link('Request a new link'))
    expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.queryByText(INCOMPLETE)).toBeNull()
  })
})
