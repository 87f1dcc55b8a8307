import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address, arrived, configureServer, MO, openApp, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const button = () => screen.queryByRole('link', { name: 'Continue with Google' })
const setUp = () => configureServer({ google: true })
const FAILED = "Google sign-in didn't work. Try again, or use your password."

it('ACC-21: the Google button is on both tabs where it is set up, leads to the server, and is nowhere else', async () => {
  const first = await openApp('/auth')
  await screen.findByRole('tab', { name: 'Register' })
  expect(button()).toBeNull()
  first.unmount()
  setUp()
  const { user } = await openApp('/auth')
  await waitFor(() => expect(button()).toHaveAttribute('href', '/api/auth/google'))
  await user.click(screen.getByRole('tab', { name: 'Register' }))
  expect(button()).toBeVisible()
})

describe('returning from Google', () => {
  it('ACC-21: success shows a toast and leads to the requested page', async () => {
    setUp()
    sessionStorage.setItem('google-return', '/my-cards')
    api.current.on('GET /api/user', answers(200, { ...MO, authProvider: 'google' }))
    await openApp('/auth?google=success')
    await expectToast('Google sign-in successful')
    await arrived('/my-cards')
    expect(sessionStorage.getItem('google-return')).toBeNull()
  })

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'ACC-21 SEC-1: a return address outside the app (%s) leads to the landing page',
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
      "Your browser refuses cookies for this site, so you aren't logged in. Allow them and log in again, or make a card as a guest and copy its link.",
    ],
  ])('ACC-21 ACC-53: "%s" without a session shows the reason above the button', async (outcome, words) => {
    await openApp(`/auth?google=${outcome}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(address()).toBe(`/auth?google=${outcome}`)
    noToast()
  })
})
