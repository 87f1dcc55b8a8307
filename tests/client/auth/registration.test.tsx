import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { configureServer, openApp, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const operator = { name: 'Hill School', email: 'it@school.example' }
const setUp = (settings: Partial<PageConfig>) => configureServer({ operator, ...settings })

describe('the auth screen', () => {
  it('ACC-51: a closed server shows whom to ask in place of the form', async () => {
    setUp({ registration: 'closed' })
    const { user } = await openApp('/auth')
    await user.click(await screen.findByRole('tab', { name: 'Register' }))
    expect(await screen.findByText('No new accounts here')).toBeVisible()
    expect(screen.getByRole('link', { name: 'it@school.example' })).toHaveAttribute(
      'href',
      'mailto:it@school.example',
    )
    expect(screen.queryByLabelText('Username')).toBeNull()
  })

  it('ACC-51: by invitation, a listed address can ask for one, and its link opens the form', async () => {
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

  it('ACC-52: without local log-in there are only the buttons of the others', async () => {
    setUp({ localLogin: false, oidc: 'Hill School' })
    await openApp('/auth')
    const button = await screen.findByRole('link', { name: 'Continue with Hill School' })
    expect(button).toHaveAttribute('href', '/api/auth/oidc')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('ACC-50: an issuer that is away is named', async () => {
    setUp({ oidc: 'Hill School' })
    await openApp('/auth?oidc=unavailable')
    expect(
      await screen.findByText("We can't reach the login of Hill School right now. Try again in a minute."),
    ).toBeVisible()
  })
})
