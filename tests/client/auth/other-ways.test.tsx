import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { address, arrived, configureServer, MO, openApp, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const button = () => screen.queryByRole('link', { name: 'Continue with Google' })
const FAILED = "Google sign-in didn't work. Try again, or use your password."

it('ACC-21: the Google button is on both tabs if Google is set up, leads to the server, and is nowhere else', async () => {
  const first = await openApp('/auth')
  await screen.findByRole('tab', { name: 'Register' })
  expect(button()).toBeNull()
  first.unmount()
  configureServer({ google: true })
  const { user } = await openApp('/auth')
  await waitFor(() => expect(button()).toHaveAttribute('href', '/api/auth/google'))
  await user.click(screen.getByRole('tab', { name: 'Register' }))
  expect(button()).toBeVisible()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8'

describe('Google inside another app', () => {
  const openedIn = async (userAgent: string) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    configureServer({ google: true })
    await openApp('/auth')
    await waitFor(() => expect(button()).toBeVisible())
    return screen.queryByText(/Google doesn't allow logins inside other apps/)
  }

  it.each([
    ['Instagram on iOS', `${IPHONE} Mobile/22F76 Instagram 380.0.0.28.104 (iPhone14,7; iOS 18_5)`],
    ['Facebook on iOS', `${IPHONE} Mobile/22F76 Safari/604.1 [FBAN/FBIOS;FBAV/500.0.0]`],
    ['a web view on an iPad', `${MAC} ${WEBKIT}`],
    ['LINE on iOS', `${IPHONE} Mobile/22F76 Safari Line/15.6.0`],
    [
      'any Android web view',
      `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36`,
    ],
  ])('ACC-21: shows a warning in %s', async (_app, userAgent) => {
    expect(await openedIn(userAgent)).toBeVisible()
  })

  it.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Safari on a Mac or an iPad', `${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`],
    [
      'Firefox on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    ],
    ['Chrome on iOS', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36`,
    ],
  ])('ACC-21: shows no warning in %s', async (_browser, userAgent) => {
    expect(await openedIn(userAgent)).toBeNull()
  })
})

describe('returning from Google', () => {
  it('ACC-21: shows a toast on success and opens the requested page', async () => {
    configureServer({ google: true })
    sessionStorage.setItem('google-return', '/my-cards')
    api.current.on('GET /api/user', answers(200, { ...MO, authProvider: 'google' }))
    await openApp('/auth?google=success')
    await expectToast('Google sign-in successful')
    await arrived('/my-cards')
    expect(sessionStorage.getItem('google-return')).toBeNull()
  })

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'ACC-21 SEC-1: opens the landing page if the return address is outside the app (%s)',
    async (stored) => {
      sessionStorage.setItem('google-return', stored)
      api.current.on('GET /api/user', answers(200, MO))
      await openApp('/auth?google=success')
      await arrived('/')
    },
  )

  it.each([
    ['failed', FAILED],
    ['email-already-in-use', 'You already have an account with that email. Sign in with your password.'],
    ['__proto__', FAILED],
    [
      'success',
      "Your browser blocks cookies for this site, so you aren't logged in. Allow them and log in again, or make a card as a guest and copy its link.",
    ],
  ])('ACC-21 ACC-53: shows the reason above the button for "%s" and no session', async (outcome, words) => {
    await openApp(`/auth?google=${outcome}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(address()).toBe(`/auth?google=${outcome}`)
    noToast()
  })
})

const operator = { name: 'Hill School', email: 'it+cards@school.example' }
const setUp = (settings: Partial<PageConfig>) => configureServer({ operator, ...settings })

describe('other ways to an account', () => {
  it('ACC-51: a closed server shows whom to ask in place of the form', async () => {
    setUp({ registration: 'closed' })
    const { user } = await openApp('/auth')
    await user.click(await screen.findByRole('tab', { name: 'Register' }))
    expect(await screen.findByText('No new accounts here')).toBeVisible()
    expect(screen.getByRole('link', { name: 'it+cards@school.example' })).toHaveAttribute(
      'href',
      'mailto:it%2Bcards@school.example',
    )
    expect(screen.queryByLabelText('Username')).toBeNull()
  })

  it('ACC-51: by invitation, an email address on the list can request one', async () => {
    setUp({ registration: 'invite', invitesByEmail: true })
    api.current.on('POST /api/invitations', answers(202, undefined))
    const { user } = await openApp('/auth')
    await user.click(await screen.findByRole('tab', { name: 'Register' }))
    await user.type(await screen.findByLabelText('Email'), 'mo@school.example')
    await user.click(screen.getByRole('button', { name: 'Email me an invitation' }))
    expect(await screen.findByText('Check your email')).toBeVisible()
    expect(api.current.of('POST /api/invitations')).toHaveLength(1)
  })

  it('ACC-51: an invitation link opens the form to register', async () => {
    setUp({ registration: 'invite' })
    await openApp('/auth#an-invitation')
    expect(await screen.findByLabelText('Username')).toBeVisible()
  })

  it('ACC-51: someone who returns from a provider with another address’s invitation is told so, and can register', async () => {
    setUp({ registration: 'invite', google: true })
    await openApp('/auth?google=registration-closed#an-invitation')
    expect(
      await screen.findByText(
        'Your invitation is for another email address. Use the one you were invited with.',
      ),
    ).toBeVisible()
    expect(screen.getByLabelText('Username')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google?invitation=an-invitation',
    )
  })

  it('ACC-52: without local log-in, only the buttons of other providers are shown', async () => {
    setUp({ localLogin: false, oidc: 'Hill School' })
    await openApp('/auth')
    const button = await screen.findByRole('link', { name: 'Continue with Hill School' })
    expect(button).toHaveAttribute('href', '/api/auth/oidc')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('ACC-50: an unavailable issuer is named', async () => {
    setUp({ oidc: 'Hill School' })
    await openApp('/auth?oidc=unavailable')
    expect(
      await screen.findByText("We can't reach the login of Hill School right now. Try again in a minute."),
    ).toBeVisible()
  })

  it('ACC-50: someone who returns without a confirmed email is told where to confirm it, and whom to ask', async () => {
    setUp({ oidc: 'Hill School' })
    await openApp('/auth?oidc=email-unconfirmed')
    const says = await screen.findByText(/^We got no confirmed email from Hill School. Confirm yours there/)
    expect(says).toHaveTextContent("Ask Hill School at it+cards@school.example if that doesn't help.")
  })

  it.each([
    ['oidc', 'Google'],
    ['google', 'Hill School'],
  ])(
    'ACC-21 ACC-50: of two providers, an email from %s that has an account opens the log-in, which names %s too',
    async (provider, other) => {
      setUp({ google: true, oidc: 'Hill School' })
      sessionStorage.setItem('google-return', '/create/temp-1-a?share')
      await openApp(`/auth?${provider}=email-already-in-use`)
      expect(
        await screen.findByText(
          `You already have an account with that email. Log in with your password or with ${other}.`,
        ),
      ).toBeVisible()
      expect(screen.getByRole('heading', { name: 'One step to your link.' })).toBeVisible()
      expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    },
  )
})
