import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SelfUser } from '#shared/schemas/user.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { changePassword, openProfile, passwordFields, region } from './profile-page.ts'
import { address, arrived, MO, NOT_SIGNED_IN, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const CHANGE = 'POST /api/change-password'
const OTHERS = 'POST /api/logout-others'
const DELETE = 'DELETE /api/account'
const GOOGLE: SelfUser = { ...MO, authProvider: 'google', emailVerified: true }

const account = () => screen.queryByRole('button', { name: 'Mo the Host', hidden: true })

describe('changing the password', () => {
  const panel = () => region('Change password')

  it('ACC-19: is collapsed unless its URL opens the form and focuses its first field', async () => {
    const { unmount } = await openProfile(api)
    expect(passwordFields()[0]!.closest('details')).not.toHaveAttribute('open')
    unmount()
    await openProfile(api, MO, '/profile?password')
    expect(passwordFields()[0]!.closest('details')).toBeNull()
    expect(passwordFields()[0]).toHaveFocus()
  })

  it('ACC-19: needs the current password, shows a refusal in the form, confirms the change, and clears the form', async () => {
    const words = 'Please wait a little.'
    api.current.on(CHANGE, refuses(429, words, 'too-many-requests'))
    const { user } = await openProfile(api)
    await changePassword(user, 'correct horse', 'battery staple', 'battery staple')
    await expectToast('Password not changed', words)
    expect(panel().getByRole('alert')).toHaveTextContent(words)
    api.current.on(CHANGE, answers(204))
    const release = api.current.hold(CHANGE)
    await changePassword(user, 'correct horse', ' battery staple', ' battery staple')
    await user.click(await panel().findByRole('button', { name: 'Saving...' }))
    release()
    await expectToast('Password Changed', "We've logged you out on all other devices.")
    expect(api.current.bodies(CHANGE)).toEqual([
      { currentPassword: 'correct horse', newPassword: 'battery staple' },
      { currentPassword: 'correct horse', newPassword: ' battery staple' },
    ])
    for (const field of passwordFields()) {
      expect(field).toHaveValue('')
      expect(field).toBeValid()
    }
    expect(account()).toBeVisible()
  })

  it('ACC-19: refuses what is missing or wrong at its field, and sends nothing', async () => {
    const { user } = await openProfile(api)
    for (const [typed, messages] of [
      [
        ['', '', ''],
        ['Password is required', 'Password must be at least 6 characters'],
      ],
      [
        ['correct horse', 'battery staple', 'battery stable'],
        [undefined, undefined, "Passwords don't match"],
      ],
    ] as const) {
      await changePassword(user, typed[0], typed[1], typed[2])
      const firstWrong = messages.findIndex((message) => message !== undefined)
      await waitFor(() => expect(passwordFields()[firstWrong]).toHaveFocus())
      for (const [at, field] of passwordFields().entries()) {
        if (messages[at] === undefined) expect(field).toBeValid()
        else expect(field).toHaveAccessibleDescription(new RegExp(`${messages[at]}$`))
      }
    }
    expect(api.current.of(CHANGE)).toEqual([])
    noToast()
  })
})

it('ACC-19: other devices are logged out, with a visible pending state; this one stays logged in', async () => {
  const press = (user: UserEvent) =>
    user.click(region('Other devices').getByRole('button', { name: 'Log out everywhere else' }))
  api.current.on(OTHERS, answers(204))
  const release = api.current.hold(OTHERS)
  const { user } = await openProfile(api)
  await press(user)
  await user.click(await screen.findByRole('button', { name: 'Logging out...' }))
  release()
  await expectToast('Logged out elsewhere', 'Only this device is logged in now.')
  expect(api.current.of(OTHERS)).toHaveLength(1)
  expect(account()).toBeVisible()
  expect(address()).toBe('/profile')
})

describe('deleting the account', () => {
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Delete your account?' }))
  const password = () => dialog().getByLabelText('Your password')
  const press = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Delete account' }))
  async function ask(user: UserEvent) {
    await user.click(region('Delete account').getByRole('button', { name: 'Delete account' }))
    await screen.findByRole('alertdialog')
  }

  it('ACC-20: asks first; Cancel, Escape, a missing or wrong password, and no network leave everything as it was', async () => {
    localStorage.setItem('draft:mo:abcdefghij', '{"edits":[]}')
    const { user } = await openProfile(api)
    await ask(user)
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      "You can't undo this. We'll delete your categories too. Anyone with a link can still play your cards, but no one can edit them.",
    )
    await user.type(password(), 'correct horse')
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await ask(user)
    expect(password()).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.current.of(DELETE)).toEqual([])
    expect(account()).toBeVisible()

    await ask(user)
    await press(user)
    await waitFor(() => expect(password()).toHaveFocus())
    expect(password()).toHaveAccessibleDescription('Password is required')
    expect(api.current.of(DELETE)).toEqual([])
    await user.type(password(), 'wrong horse')
    const wrong = "That's not your password."
    for (const [answer, words] of [
      [refuses(403, wrong, 'wrong-password', { password: wrong }), wrong],
      [noNetwork, UNREACHABLE],
    ] as const) {
      api.current.on(DELETE, answer)
      await press(user)
      await expectToast('Account not deleted', words)
      expect(dialog().getByText(words)).toBeVisible()
      expect(account()).not.toBeNull()
      expect(address()).toBe('/profile')
      expect(localStorage.getItem('draft:mo:abcdefghij')).not.toBeNull()
    }
  })

  it('ACC-20: opens the landing page, logged out; the user’s edits are dropped, marks and other users’ edits stay', async () => {
    const kept = {
      'draft:ada:abcdefghij': '{"anything":1}',
      'marks:abcdefghij': '[1,2]',
      markedCells: '[[0,1]]',
      // A complete card, because the landing page shows it.
      'temp-card-temp-1-abc': JSON.stringify({
        ...sampleCard({ cardId: 'temp-1-abc' }),
        saveAs: 'abcdefghij',
      }),
    }
    for (const [key, value] of Object.entries({ ...kept, 'draft:mo:abcdefghij': '{"edits":[]}' }))
      localStorage.setItem(key, value)
    api.current.on(DELETE, answers(204))
    const release = api.current.hold(DELETE)
    const { user } = await openProfile(api)
    await ask(user)
    await user.type(password(), 'correct horse')
    await press(user)
    await user.click(await dialog().findByRole('button', { name: 'Deleting...' }))
    expect(account()).not.toBeNull()
    const visited: string[] = []
    const watching = new MutationObserver(() => visited.push(address()))
    watching.observe(screen.getByLabelText('address'), {
      childList: true,
      characterData: true,
      subtree: true,
    })
    release()
    await arrived('/')
    await expectToast('Account Deleted', 'Your cards stay playable for anyone with the link.')
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeVisible()
    expect(account()).toBeNull()
    watching.disconnect()
    expect(visited).toEqual(['/'])
    expect(api.current.bodies(DELETE)).toEqual([{ password: 'correct horse' }])
    expect({ ...localStorage }).toEqual(kept)
  })

  it('ACC-20: says that the account is gone if the response was lost and the session has ended', async () => {
    localStorage.setItem('draft:mo:abcdefghij', '{"edits":[]}')
    api.current.on(DELETE, noNetwork)
    const { user } = await openProfile(api)
    await ask(user)
    await user.type(password(), 'correct horse')
    await press(user)
    await expectToast('Account not deleted', UNREACHABLE)
    api.current.on(DELETE, NOT_SIGNED_IN)
    await press(user)
    await arrived('/auth')
    await expectToast('Account Deleted')
    expect(localStorage.getItem('draft:mo:abcdefghij')).toBeNull()
  })

  it('ACC-20: asks for no password if the account logs in with Google', async () => {
    api.current.on(DELETE, answers(204))
    const { user } = await openProfile(api, GOOGLE)
    await ask(user)
    expect(dialog().queryByLabelText('Your password')).toBeNull()
    await press(user)
    await arrived('/')
    await expectToast('Account Deleted')
    expect(api.current.bodies(DELETE)).toEqual([{}])
  })

  it('ACC-20: asks a user whose log-in was too long ago to log in again, and offers to log out for that', async () => {
    const words = 'Please log in again, then delete the account.'
    api.current.on(DELETE, refuses(403, words, 'requires-recent-login'))
    api.current.on('POST /api/logout', answers(204))
    const { user } = await openProfile(api, GOOGLE)
    await ask(user)
    await press(user)
    await expectToast('Account not deleted', words)
    expect(dialog().getByRole('alert')).toHaveTextContent(words)
    expect(dialog().queryByRole('button', { name: 'Delete account' })).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Log Out' }))
    await arrived('/auth')
    expect(api.current.of(DELETE)).toHaveLength(1)
  })
})
