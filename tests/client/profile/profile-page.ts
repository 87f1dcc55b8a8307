import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { SelfUser } from '#shared/schemas/user.ts'
import { answers, type FakeApi } from '#tests/support/fake-api.ts'
import { main, MO, openApp } from '../frame/app-page.tsx'

export async function openProfile(api: { current: FakeApi }, user: SelfUser = MO, path = '/profile') {
  api.current.on('GET /api/user', answers(200, user))
  const page = await openApp(path)
  await main().findByRole('heading', { name: 'Profile Settings' })
  return page
}

export const region = (name: string) => within(main().getByRole('region', { name }))

const LABELS = ['Current password', 'New password', 'Confirm new password'] as const
/** Returns the fields of the form that changes the password. */
export const passwordFields = () => LABELS.map((label) => region('Change password').getByLabelText(label))

/** Fills in the fields of the password form, and presses its button. */
export async function changePassword(user: UserEvent, ...typed: [string, string, string]) {
  for (const [at, field] of passwordFields().entries()) {
    await user.clear(field)
    if (typed[at]) await user.type(field, typed[at])
  }
  await user.click(region('Change password').getByRole('button', { name: 'Change Password' }))
}
