import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
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
const ASK_USER = 'GET /api/user'
const VERIFY = 'POST /api/verify-email'
const RESEND = 'POST /api/verify-email/resend'
const CODE = 'a-code_from-the-letter'
const SENT = { token: CODE, opId: expect.any(String) as string }
const USED = 'This link has already been used or has expired.'
const expired = refuses(400, USED, 'expired-action-code')

const outcome = (title: string) => main().findByRole('heading', { level: 2, name: title })
const openLink = (code = `#${CODE}`) => openApp(`/verify-email${code}`)

describe('the link that verifies an email address', () => {
  it('ACC-19: is sent once, with a visible pending state, and its code is removed from the address bar', async () => {
    api.current.on(VERIFY, answers(204))
    const release = api.current.hold(VERIFY)
    const { user } = await openLink()
    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('Confirming your email'))
    await arrived('/verify-email')
    expect(address()).not.toContain(CODE)
    release()
    expect(await outcome('Your email is confirmed')).toHaveFocus()
    expect(main().queryByRole('status')).toBeNull()
    expect(api.current.bodies(VERIFY)).toEqual([SENT])
    await waitFor(() => expect(document.title).toBe('Confirm your email | BingoBoard'))
    await user.click(main().getByRole('link', { name: 'Log in' }))
    await arrived('/auth')
  })

  it('ACC-19: still reports success when the browser reopens the discarded page or the link is followed again', async () => {
    api.current.on(VERIFY, answers(204))
    const { unmount } = await openLink()
    await outcome('Your email is confirmed')
    api.current.on(VERIFY, expired)
    discardPage(unmount)
    const again = await openLink()
    await outcome('Your email is confirmed')
    again.unmount()
    await openLink('#another-code_from-a-letter')
    await outcome("We couldn't confirm your email")
  })

  it('ACC-19: makes a logged-in user count as verified', async () => {
    api.current.on(ASK_USER, answers(200, MO))
    api.current.on(VERIFY, () => {
      api.current.on(ASK_USER, answers(200, { ...MO, emailVerified: true }))
      return new Response(null, { status: 204 })
    })
    await openLink()
    await outcome('Your email is confirmed')
    expect(main().getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile')
    expect(api.current.of(ASK_USER)).toHaveLength(2)
  })

  it('ACC-19: shows a message if it is used or expired; a logged-in user can request a new one, also after a failure', async () => {
    api.current.on(ASK_USER, answers(200, MO))
    api.current.on(VERIFY, expired)
    const { user } = await openLink()
    await outcome("We couldn't confirm your email")
    expect(main().getByText(USED)).toBeVisible()
    const request = () => user.click(main().getByRole('button', { name: 'Send a new link' }))
    const tooMany = "We've already sent three emails this hour. Please check your inbox and spam folder."
    for (const [answer, words] of [
      [refuses(429, tooMany, 'too-many-requests'), tooMany],
      [noNetwork, UNREACHABLE],
    ] as const) {
      api.current.on(RESEND, answer)
      await request()
      await expectToast('Link not sent', words)
      expect(main().getByRole('button', { name: 'Send a new link' })).not.toHaveAttribute('aria-disabled')
    }
    api.current.on(RESEND, answers(202))
    const release = api.current.hold(RESEND)
    await request()
    await user.click(await main().findByRole('button', { name: 'Sending...' }))
    release()
    await expectToast('Link sent', 'Check your email. The link expires in 60 minutes.')
    expect(api.current.of(RESEND)).toHaveLength(3)
    expect(api.current.of(VERIFY)).toHaveLength(1)
  })

  it('ACC-19: asks a guest to log in first if it has expired', async () => {
    api.current.on(VERIFY, expired)
    const { user } = await openLink()
    await outcome("We couldn't confirm your email")
    expect(main().queryByRole('button')).toBeNull()
    await user.click(main().getByRole('link', { name: 'Log in to get a new link' }))
    await arrived('/auth')
  })

  it('ACC-19: is called incomplete without its code, and nothing is sent', async () => {
    api.current.on(ASK_USER, answers(200, MO))
    await openLink('')
    await outcome("We couldn't confirm your email")
    expect(main().getByText('This link is incomplete. Open it from the email again.')).toBeVisible()
    expect(await main().findByRole('button', { name: 'Send a new link' })).toBeVisible()
    expect(api.current.of(VERIFY)).toEqual([])
  })

  it.each([
    ['no network', noNetwork, UNREACHABLE],
    ['a missing database', refuses(503, 'Try again soon.', 'unavailable'), 'Try again soon.'],
  ])('ACC-19: stays valid and can be retried with %s', async (_what, answer, words) => {
    api.current.on(ASK_USER, answer === noNetwork ? noNetwork : NOT_SIGNED_IN)
    api.current.on(VERIFY, answer)
    const { user } = await openLink()
    await outcome('Not confirmed yet')
    expect(main().getByText(words)).toBeVisible()
    api.current.on(VERIFY, answers(204))
    await user.click(main().getByRole('button', { name: 'Try Again' }))
    await outcome('Your email is confirmed')
    expect(api.current.bodies(VERIFY)).toEqual([SENT, SENT])
  })
})
