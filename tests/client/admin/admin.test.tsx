import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refreshSession } from '#client/lib/session.ts'
import type { OpenReport } from '#shared/schemas/admin.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, NOT_SIGNED_IN, openApp, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage(MO)
const LIST = 'GET /api/admin/reports'
const REPORT: OpenReport = {
  id: 'report',
  link: 'https://bingo.example/play/V1StGXR8_Z',
  reason: 'other',
  text: 'It shows my home address.',
  name: 'Ada',
  email: 'ada@example.com',
  createdAt: '2026-11-21T10:00:00.000Z',
  shown: null,
}

it('ADM-8: the reports disappear from the screen once the admin has logged out, also in another window', async () => {
  api.current.on(LIST, answers(200, [REPORT]))
  await openApp('/admin')
  expect(await screen.findByText(REPORT.text)).toBeVisible()
  api.current.on('GET /api/user', NOT_SIGNED_IN)
  api.current.on(LIST, refuses(404, "There's no such call.", 'not-found'))
  await act(() => refreshSession())
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.queryByText(REPORT.text)).toBeNull()
})

it('ADM-8: the page says that the reports failed to load, and offers to try again', async () => {
  api.current.on(LIST, noNetwork)
  const { user } = await openApp('/admin')
  expect(await screen.findByRole('heading', { name: 'Not loaded' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(UNREACHABLE)
  api.current.on(LIST, answers(200, [REPORT]))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(REPORT.text)).toBeVisible()
})

it('ADM-4: an act that is repeated after a lost response is not refused, unless the admin has been logged out', async () => {
  const ACT = 'POST /api/admin/acts'
  const FIND = 'POST /api/admin/find'
  const account = {
    username: 'ada',
    createdAt: REPORT.createdAt,
    emailVerified: true,
    suspendedAt: null,
    cards: 2,
  }
  api.current.on(LIST, answers(200, []))
  api.current.on(FIND, answers(200, { thing: null, account }))
  const { user } = await openApp('/admin')
  await user.type(await screen.findByRole('textbox'), 'ada{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByLabelText('Why?'), 'Spam')
  const perform = () => user.click(dialog.getByRole('button', { name: 'Delete Account' }))
  api.current.on(ACT, noNetwork)
  await perform()
  await expectToast('Not done', UNREACHABLE)
  const none = refuses(404, "There's no such call.", 'not-found')
  for (const name of [ACT, FIND]) api.current.on(name, none)
  await perform()
  await expectToast('Not done', "There's no such call.")
  api.current.on(FIND, answers(200, { thing: null, account: null }))
  await perform()
  await expectToast('Done')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
