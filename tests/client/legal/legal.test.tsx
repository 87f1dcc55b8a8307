import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Operator } from '#shared/contract/server.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import { answers, noNetwork } from '#tests/support/fake-api.ts'
import { arrived, cameBackOnline, openApp, useFreshPage, main } from '../frame/app-page.tsx'

const api = useFreshPage()
const CONFIG = 'GET /api/config'
const ZOE: Operator = { name: 'Zoë & Sons', email: 'zoë+a?b@example.com' }
const PRIVATE = /This is a private installation of BingoBoard/
const FAILED = /We couldn't load who runs this site/

const footer = () => within(screen.getByRole('contentinfo'))

function isRunBy(operator: Operator | null): void {
  api.current.on(CONFIG, answers(200, { google: false, passwordMinLength: 6, lanUrl: null, operator }))
}

describe('Terms, Privacy and Contact', () => {
  it('LEGAL-1 LEGAL-2: open from the footer, with their title and heading, and say that there is no operator', async () => {
    isRunBy(null)
    const { user } = await openApp('/no/such/page')
    for (const name of ['Terms', 'Privacy', 'Contact']) {
      await user.click(footer().getByRole('link', { name }))
      await arrived(`/${name.toLowerCase()}`)
      expect(await main().findByRole('heading', { level: 1, name })).toBeVisible()
      await waitFor(() => expect(document.title).toBe(`${name} | BingoBoard`))
      expect(await main().findByText(PRIVATE)).toBeVisible()
    }
  })

  it.each([
    ['/terms', 'Your cards are yours'],
    ['/privacy', 'On your device only'],
    ['/contact', 'Have something taken down'],
  ])('LEGAL-2: %s says who runs the server and how to write to them', async (at, section) => {
    isRunBy(ZOE)
    await openApp(at)
    expect(await main().findByRole('heading', { level: 2, name: section })).toBeVisible()
    expect(await main().findByText('Zoë & Sons')).toBeVisible()
    const link = main().getByRole('link', { name: ZOE.email })
    // Unescaped, the text after the question mark would be parsed as header fields of the email.
    expect(link).toHaveAttribute('href', 'mailto:zo%C3%AB%2Ba%3Fb@example.com')
    expect(main().queryByText(PRIVATE)).toBeNull()
  })

  it('LEGAL-2: Contact of a private installation refers no one to people whom it does not name', async () => {
    isRunBy(null)
    await openApp('/contact')
    expect(await main().findByText(PRIVATE)).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: 'Quicker without us' })).toBeVisible()
    for (const name of ['Have something taken down', 'Found a security hole?'])
      expect(main().queryByRole('heading', { level: 2, name })).toBeNull()
  })

  it('ACC-13 LEGAL-1: Contact leads to the form for a new password, which does not complain about a missing link', async () => {
    isRunBy(null)
    const { user } = await openApp('/contact')
    await user.click(await main().findByRole('link', { name: 'set a new one' }))
    expect(await main().findByRole('button', { name: 'Email me a link' })).toBeVisible()
    expect(main().queryByText(/That link was incomplete/)).toBeNull()
  })

  it('LEGAL-1 LEGAL-2: request nothing if the server rendered the page', async () => {
    store.set(pageDataAtom, { operator: ZOE })
    await openApp('/contact')
    expect(main().getByText('Zoë & Sons')).toBeVisible()
    expect(api.current.of(CONFIG)).toEqual([])
  })

  it('LEGAL-1 LEGAL-2: Privacy says where marks are and links to the profile; offline it claims nothing, and retries', async () => {
    api.current.on(CONFIG, noNetwork)
    await openApp('/privacy')
    expect(await main().findByText(FAILED)).toBeVisible()
    expect(main().getByText(/We never see who marked what/)).toBeVisible()
    expect(main().getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile')
    expect(main().queryByText(PRIVATE)).toBeNull()
    isRunBy(ZOE)
    cameBackOnline()
    expect(await main().findByText('Zoë & Sons')).toBeVisible()
    expect(main().queryByText(FAILED)).toBeNull()
  })
})
