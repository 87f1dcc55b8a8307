import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AccessToken, NewAccessToken } from '#shared/contract/answers.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  discardPage,
  logIn,
  MO,
  NOT_SIGNED_IN,
  openApp,
  UNREACHABLE,
  useFreshPage,
} from '../frame/app-page.tsx'

const api = useFreshPage(MO)
const LIST = 'GET /api/tokens'
const MAKE = 'POST /api/tokens'
const DELETE = 'DELETE /api/tokens/:id'
const SECRET = `bb_${'x'.repeat(36)}`
const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const BOT: AccessToken = {
  id: '6740a1f2c3d4e5f6a7b8c9d0',
  name: 'Score bot',
  scope: 'cards:write',
  createdAt: '2026-11-21T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: inDays(90),
}
const MADE: NewAccessToken = { ...BOT, token: SECRET }

const panel = () => within(screen.getByRole('region', { name: 'Access tokens' }))
const dialog = (name: string, role = 'dialog') =>
  screen.findByRole(role, { name }).then((found) => within(found))

async function openTokens(tokens: AccessToken[] = []) {
  api.current.on(LIST, answers(200, tokens))
  const page = await openApp('/profile')
  await screen.findByRole('heading', { name: 'Access tokens' })
  return page
}
/** Opens the form for a new token. @returns the field for its name */
async function openForm(user: UserEvent) {
  await user.click(await panel().findByRole('button', { name: 'New token' }))
  return (await dialog('New token')).getByLabelText('Name')
}

describe('access tokens in Profile', () => {
  it('API-8: show a refusal at its field or below the form; a new token is shown once, copied, and then listed without it', async () => {
    const { user } = await openTokens()
    await user.click(await panel().findByRole('button', { name: 'New token' }))
    const form = await dialog('New token')
    await user.click(form.getByRole('button', { name: 'Create token' }))
    expect(await form.findByText('Name is required')).toBeVisible()
    expect(api.current.of(MAKE)).toEqual([])
    await user.type(form.getByLabelText('Name'), ' Score bot ')
    await user.selectOptions(form.getByLabelText('Expires in'), 'A year')
    const submit = () => user.click(form.getByRole('button', { name: 'Create token' }))
    api.current.on(
      MAKE,
      refuses(400, "Name contains characters we can't store", 'invalid', { name: 'Bad name' }),
    )
    await submit()
    expect(await form.findByText('Bad name')).toBeVisible()
    const full = 'You have 10 tokens. Delete one to make room for another.'
    api.current.on(MAKE, refuses(403, full, 'quota-exceeded'))
    await submit()
    expect(await form.findByText(full)).toBeVisible()
    expect(screen.queryByText('Score bot')).toBeNull()
    api.current.on(MAKE, answers(201, MADE))
    const refused = api.current.of(MAKE).length
    await submit()

    const shown = await dialog('Copy your token', 'alertdialog')
    expect(shown.getByLabelText('The token Score bot')).toHaveValue(SECRET)
    expect(api.current.bodies(MAKE).slice(refused)).toEqual([
      { name: 'Score bot', scope: 'cards:write', days: 365, opId: expect.any(String) },
    ])
    await user.click(shown.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    await expectToast('Token copied')
    await user.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(panel().getByRole('button', { name: 'New token' })).toHaveFocus())
    expect(panel().getByText('Score bot')).toBeVisible()
    expect(document.body.innerHTML).not.toContain(SECRET)
  })

  it('API-8: keep a name typed before a log-in until its token is created, even if the page closes before Done', async () => {
    const { user, unmount } = await openTokens()
    api.current.on(MAKE, NOT_SIGNED_IN)
    await user.type(await openForm(user), 'Score bot{Enter}')
    await logIn(api.current, user)
    const name = await openForm(user)
    expect(name).toHaveValue('Score bot')
    api.current.on(MAKE, answers(201, MADE))
    await user.type(name, '{Enter}')
    await dialog('Copy your token', 'alertdialog')
    discardPage(unmount)
    const again = await openTokens()
    expect(await openForm(again.user)).toHaveValue('')
  })

  it('API-8: say what each may do, when it expires and when it was last used', async () => {
    await openTokens([
      BOT,
      {
        ...BOT,
        id: '6740a1f2c3d4e5f6a7b8c9d1',
        name: 'Reader',
        scope: 'cards:read',
        lastUsedAt: '2026-11-22T12:00:00.000Z',
      },
      { ...BOT, id: '6740a1f2c3d4e5f6a7b8c9d2', name: 'Old', expiresAt: '2026-11-01T12:00:00.000Z' },
    ])
    await panel().findByText('Score bot')
    const rows = panel()
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows[0]).toMatch(/^Score botRead and change cards\. Never used\. Expires \w+ \d+, \d{4}\.$/)
    expect(rows[1]).toMatch(/^ReaderRead cards\. Last used Nov 22, 2026\. Expires .*\.$/)
    expect(rows[2]).toContain('Expired Nov 1, 2026')
  })

  it('API-8: are deleted after a question; a failure keeps the token, and one that is already gone leaves the list', async () => {
    const { user } = await openTokens([BOT])
    const ask = async () => user.click(await panel().findByRole('button', { name: 'Delete Score bot' }))
    const question = () => dialog('Delete “Score bot”?', 'alertdialog')
    await ask()
    await user.click((await question()).getByRole('button', { name: 'Cancel' }))
    expect(api.current.of(DELETE)).toEqual([])

    api.current.on(DELETE, noNetwork)
    await ask()
    await user.click((await question()).getByRole('button', { name: 'Delete token' }))
    await expectToast('Token not deleted', UNREACHABLE)
    expect(panel().getByText('Score bot')).toBeVisible()

    api.current.on(DELETE, refuses(404, "This token doesn't exist.", 'not-found'))
    await ask()
    await user.click((await question()).getByRole('button', { name: 'Delete token' }))
    await waitFor(() => expect(panel().queryByText('Score bot')).toBeNull())
    expect(api.current.of(DELETE).map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => `/api/tokens/${BOT.id}`),
    )
  })

  it('API-8: leave the list when other sessions are logged out or the password changes', async () => {
    const { user } = await openTokens([BOT])
    await panel().findByText('Score bot')
    api.current.on(LIST, answers(200, []))
    api.current.on('POST /api/logout-others', answers(204))
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(panel().queryByText('Score bot')).toBeNull())
    const asked = api.current.of(LIST).length
    api.current.on('POST /api/change-password', answers(204))
    const password = within(screen.getByRole('region', { name: 'Change password' }))
    await user.type(password.getByLabelText('Current password'), 'correct horse')
    await user.type(password.getByLabelText('New password'), 'battery staple')
    await user.type(password.getByLabelText('Confirm new password'), 'battery staple{Enter}')
    await waitFor(() => expect(api.current.of(LIST).length).toBeGreaterThan(asked))
  })
})
