import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SelfUser } from '#shared/schemas/user.ts'
import { answers, refuses, type SeenCall } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { openProfile } from './profile-page.ts'
import { address, arrived, logIn, MO, NOT_SIGNED_IN, useFreshPage, main, header } from '../frame/app-page.tsx'

const api = useFreshPage()
const SAVE = 'PATCH /api/profile'
const RESEND = 'POST /api/verify-email/resend'

const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
const form = () => within(screen.getByRole('form', { name: 'Profile' }))
const username = () => form().getByLabelText('Username')
const displayName = () => form().getByLabelText('Display name')
const saveButton = () => form().getByRole('button', { name: 'Save Changes' })
const shownIcon = () => screen.getByRole('region', { name: 'Preview' }).querySelector('svg')!.classList.value

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.type(field, text)
}
/** The server's response to a change: the user with the sent fields. */
const saves = ({ body }: SeenCall) => answers(200, { ...MO, ...(body as object) })({} as SeenCall)

describe('the profile screen', () => {
  it('ACC-18: shows icon, names, email and registration date, first as saved and then as typed', async () => {
    const { user } = await openProfile(api)
    const shown = preview()
    expect(shown.getByText('Mo the Host')).toBeVisible()
    expect(shown.getByText('@mo')).toBeVisible()
    expect(shown.getByText('mo@example.com')).toBeVisible()
    expect(shown.getByText(/^Member since/)).toHaveTextContent('Member since Nov 21, 2026')
    expect(shownIcon()).toContain('lucide-cat')
    await retype(user, username(), 'mo_2')
    await retype(user, displayName(), ' Mo Fischer ')
    await user.click(form().getByRole('radio', { name: 'pizza' }))
    expect(shown.getByText('Mo Fischer')).toBeVisible()
    expect(shown.getByText('@mo_2')).toBeVisible()
    expect(shownIcon()).toContain('lucide-pizza')
    await retype(user, displayName(), '')
    expect(shown.getByText('mo_2')).toBeVisible()
    expect(header().getByRole('button', { name: 'Mo the Host' })).toBeVisible()
    expect(api.current.of(SAVE)).toEqual([])
  })

  it('ACC-18: sends the link for an unverified email again, and nothing twice while a request is pending', async () => {
    api.current.on(RESEND, answers(202))
    const release = api.current.hold(RESEND)
    const { user } = await openProfile(api)
    expect(preview().getByText('Email not confirmed')).toBeVisible()
    await user.click(preview().getByRole('button', { name: 'Send the email again' }))
    await user.click(await preview().findByRole('button', { name: 'Sending...' }))
    release()
    await expectToast('Link sent', 'Check your email. The link expires in 60 minutes.')
    expect(api.current.of(RESEND)).toHaveLength(1)
  })

  it('ACC-18: does not say that a link was sent if the email has been confirmed in the meantime, for example on a phone', async () => {
    const { user } = await openProfile(api)
    api.current.on('GET /api/user', answers(200, { ...MO, emailVerified: true }))
    api.current.on(RESEND, answers(202))
    await user.click(preview().getByRole('button', { name: 'Send the email again' }))
    await waitFor(() => expect(preview().queryByText('Email not confirmed')).toBeNull())
    noToast()
  })
})

describe('changing the profile', () => {
  it('ACC-18: is saved with a visible pending state, and updates the header', async () => {
    api.current.on(SAVE, saves)
    const release = api.current.hold(SAVE)
    const { user } = await openProfile(api)
    await retype(user, username(), ' mo_2 ')
    await retype(user, displayName(), '  Mo   Fischer ')
    await user.click(form().getByRole('radio', { name: 'pizza' }))
    await user.click(saveButton())
    await user.click(await form().findByRole('button', { name: 'Saving...' }))
    expect(header().getByRole('button', { name: 'Mo the Host' })).toBeVisible()
    release()
    await expectToast('Profile Updated')
    expect(await header().findByRole('button', { name: /^Mo\s+Fischer$/ })).toBeVisible()
    const sent = api.current.bodies(SAVE)
    expect(sent).toEqual([
      { username: 'mo_2', displayName: expect.stringMatching(/^Mo +Fischer$/), profileIcon: 'pizza' },
    ])
    expect(username()).toHaveValue('mo_2')
    expect(address()).toBe('/profile')
  })

  it('ACC-18: sends only what was changed, so that a name saved by another window stays', async () => {
    api.current.on(SAVE, ({ body }) =>
      answers(200, { ...MO, username: 'mo_1', displayName: 'Mo Fischer', ...(body as object) })(
        {} as SeenCall,
      ),
    )
    const { user } = await openProfile(api, { ...MO, username: 'mo_1' })
    for (const icon of ['pizza', 'dog']) {
      await user.click(form().getByRole('radio', { name: icon }))
      await user.click(saveButton())
      await waitFor(() => expect(api.current.of(SAVE).at(-1)?.body).toEqual({ profileIcon: icon }))
      await waitFor(() => expect(displayName()).toHaveValue('Mo Fischer'))
    }
  })

  it('ACC-18: refuses what is missing, too long or not allowed at its field, and sends nothing', async () => {
    const { user } = await openProfile(api, { ...MO, username: 'mo_1' })
    for (const [label, typed, words] of [
      ['Username', '', 'Username must be at least 3 characters'],
      ['Display name', '   ', 'Display name is required'],
    ] as const) {
      const field = form().getByLabelText(label)
      await retype(user, field, typed)
      await user.click(saveButton())
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(new RegExp(`${words}$`))
      await retype(user, field, 'mo_3')
      expect(field).toBeValid()
    }
    expect(api.current.of(SAVE)).toEqual([])
    noToast()
  })

  it('ACC-18: shows a failure, and can be retried', async () => {
    const { user } = await openProfile(api, { ...MO, username: 'mo_1' })
    await retype(user, username(), 'taken')
    const taken = 'That username or email is already in use.'
    for (const [answer, words] of [
      [refuses(409, taken, 'email-already-in-use'), taken],
      [
        () => new Response('<html>', { status: 502 }),
        "Can't reach BingoBoard. Check your connection and try again.",
      ],
    ] as const) {
      api.current.on(SAVE, answer)
      await user.click(saveButton())
      await expectToast('Update Failed', words)
      expect(form().getByRole('alert')).toHaveTextContent(words)
      expect(username()).toHaveValue('taken')
      expect(header().getByRole('button', { name: 'Mo the Host' })).toBeVisible()
    }
    api.current.on(SAVE, saves)
    await user.click(saveButton())
    await expectToast('Profile Updated')
    expect(form().getByRole('alert')).toBeEmptyDOMElement()
  })
})

describe('a session that has ended elsewhere', () => {
  const comeBack = async (user: UserEvent, as: SelfUser) => {
    await logIn(api.current, user, as)
    await arrived('/profile')
    await main().findByRole('heading', { name: 'Profile Settings' })
  }
  const MO_1 = { ...MO, username: 'mo_1' }
  async function loseTheSession() {
    const page = await openProfile(api, MO_1)
    await retype(page.user, displayName(), 'Mo Fischer')
    await page.user.click(form().getByRole('radio', { name: 'pizza' }))
    api.current.on(SAVE, NOT_SIGNED_IN)
    await page.user.click(saveButton())
    await arrived('/auth')
    await expectToast('Update Failed', 'You are not signed in.')
    return page
  }

  it('ACC-18 ACC-12: keeps typed text over the log-in, and it can be saved', async () => {
    const { user } = await loseTheSession()
    await comeBack(user, MO_1)
    expect(displayName()).toHaveValue('Mo Fischer')
    expect(preview().getByText('Mo Fischer')).toBeVisible()
    api.current.on(SAVE, saves)
    await user.click(saveButton())
    await expectToast('Profile Updated')
    expect(api.current.of(SAVE).at(-1)?.body).toEqual({ displayName: 'Mo Fischer', profileIcon: 'pizza' })
  })

  it('ACC-18 ACC-12: shows typed text to no other user', async () => {
    const { user } = await loseTheSession()
    await comeBack(user, { ...MO, id: 'ada', username: 'ada', email: 'ada@example.com', displayName: 'Ada' })
    expect(displayName()).toHaveValue('Ada')
    expect(username()).toHaveValue('ada')
  })
})
