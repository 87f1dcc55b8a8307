import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardHosts, CoHost } from '#shared/contract/answers.ts'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import { hasCards, openMyCards, choose, ROAD } from '../my-cards/my-cards-page.tsx'

const api = useFreshPage(MO)
const LIST = 'GET /api/cards/:cardId/co-hosts'
const ADD = 'POST /api/cards/:cardId/co-hosts'
const REMOVE = 'DELETE /api/cards/:cardId/co-hosts/:userId'
const INVITE = 'POST /api/cards/:cardId/invitation'
const END = 'DELETE /api/cards/:cardId/invitation'
const AT = '2026-11-21T10:00:00.000Z'

const ADA: CoHost = { userId: 'a'.repeat(24), username: 'ada', displayName: 'Ada L.', addedAt: AT }
const BO: CoHost = { userId: 'b'.repeat(24), username: 'bob', displayName: null, addedAt: AT }

let hosts: CardHosts

beforeEach(() => {
  hosts = { coHosts: [ADA], invitedAt: null }
  hasCards(api.current, [ROAD])
  api.current.on(LIST, (call) => answers(200, hosts)(call))
})

async function openDialog() {
  const { user } = await openMyCards()
  await choose(user, 'Road trip', 'Co-hosts')
  const dialog = within(await screen.findByRole('dialog', { name: 'Co-hosts' }))
  return { user, dialog }
}

describe('the dialog of co-hosts', () => {
  it('HOST-11: lists people, shows a refusal at the field, sends no name that is too short, and adds one by username', async () => {
    const refusal = 'No one has this username. Check the spelling.'
    api.current.on(ADD, refuses(404, refusal, 'not-found', { username: refusal }))
    const { user, dialog } = await openDialog()
    await dialog.findByText('@ada')
    const field = dialog.getByLabelText('Username')
    await user.type(field, 'ab{Enter}')
    await dialog.findByText('Username must be at least 3 characters')
    expect(api.current.of(ADD)).toEqual([])
    await user.type(field, 'c{Enter}')
    await dialog.findByText(refusal)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('abc')

    api.current.on(ADD, (call) => {
      hosts = { ...hosts, coHosts: [ADA, BO] }
      return answers(201, BO)(call)
    })
    await user.clear(field)
    await user.type(field, 'bob{Enter}')
    await dialog.findByText('@bob')
    await expectToast('Co-host added', 'bob will find this card in My Cards.')
    const path = `/api/cards/${ROAD.cardId}/co-hosts`
    expect(api.current.of(ADD)).toMatchObject([
      { path, body: { username: 'abc' } },
      { path, body: { username: 'bob' } },
    ])
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('HOST-11: shows who accepts the invitation, and that a removal ended the link, even if its response comes late', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    hosts = { coHosts: [ADA], invitedAt: AT }
    api.current.on(REMOVE, answers(204))
    const release = api.current.hold(REMOVE)
    const { user, dialog } = await openDialog()
    await dialog.findByText('@ada')
    hosts = { coHosts: [ADA, BO], invitedAt: AT }
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await dialog.findByText('@bob')

    await user.click(await dialog.findByRole('button', { name: 'Remove Ada L.' }))
    hosts = { coHosts: [], invitedAt: null }
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await dialog.findByText('Only you so far.')
    release()
    await dialog.findByText('The invitation link was turned off too.')
  })

  it('HOST-11: removes people, even if they are gone already; says that the link is gone too, and can make a new one', async () => {
    hosts = { coHosts: [ADA, BO], invitedAt: AT }
    const gone = refuses(404, "They aren't a co-host of this card.", 'not-found')
    api.current.on(REMOVE, (call) => {
      hosts = { coHosts: hosts.coHosts.filter(({ userId }) => !call.path.endsWith(userId)), invitedAt: null }
      return (call.path.endsWith(ADA.userId) ? answers(204) : gone)(call)
    })
    api.current.on(INVITE, answers(201, { token: 'new-token', invitedAt: AT }))
    const { user, dialog } = await openDialog()
    const remove = async (name: string) =>
      user.click(await dialog.findByRole('button', { name: `Remove ${name}` }))
    await remove('Ada L.')
    await dialog.findByText('The invitation link was turned off too.')
    await waitFor(() => expect(dialog.queryByText('@ada')).toBeNull())
    expect(dialog.getByText('@bob')).toBeVisible()
    expect(dialog.queryByText(/still works/)).toBeNull()
    await remove('bob')
    await dialog.findByText('Only you so far.')
    expect(api.current.of(REMOVE).map(({ path }) => path)).toEqual(
      [ADA, BO].map(({ userId }) => `/api/cards/${ROAD.cardId}/co-hosts/${userId}`),
    )
    hosts = { ...hosts, invitedAt: AT }
    await user.click(dialog.getByRole('button', { name: 'Make a Link' }))
    await dialog.findByLabelText('Invitation link', { selector: 'input' })
    expect(dialog.queryByText('The invitation link was turned off too.')).toBeNull()
  })

  it('HOST-11: makes an invitation link that can be copied while the dialog is open, renews it and switches it off', async () => {
    const tokens = ['first-token', 'second-token']
    api.current.on(INVITE, (call) => {
      hosts = { ...hosts, invitedAt: `2026-11-2${3 - tokens.length}T10:00:00.000Z` }
      return answers(201, { token: tokens.shift(), invitedAt: hosts.invitedAt })(call)
    })
    api.current.on(END, (call) => {
      hosts = { ...hosts, invitedAt: null }
      return answers(204)(call)
    })
    const { user, dialog } = await openDialog()
    const link = () => dialog.findByLabelText('Invitation link', { selector: 'input' })
    const button = await dialog.findByRole('button', { name: 'Make a Link' })
    // The link appears above the focused button, so it is announced to screen readers.
    const said = dialog.getByText('Anyone who opens it and logs in becomes a co-host.')
    expect(said).toHaveRole('status')
    await user.click(button)
    expect(await link()).toHaveValue(`http://localhost:3000/co-host/${ROAD.cardId}#first-token`)
    expect(said).toHaveTextContent("Copy it now: we can't show it again.")
    await user.click(dialog.getByRole('button', { name: 'New Link' }))
    await waitFor(async () =>
      expect(await link()).toHaveValue(`http://localhost:3000/co-host/${ROAD.cardId}#second-token`),
    )
    await user.click(dialog.getByRole('button', { name: 'Turn Off' }))
    await dialog.findByRole('button', { name: 'Make a Link' })
    expect(dialog.queryByLabelText('Invitation link', { selector: 'input' })).toBeNull()
    expect(api.current.of(END)).toHaveLength(1)
  })
})
