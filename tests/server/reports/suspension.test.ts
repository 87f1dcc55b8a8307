import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { accept, addCoHost, invite, sharedWith } from '#tests/server/co-hosts/fixtures.ts'
import { MOST_NODES, startSite } from '#tests/support/nodes.ts'
import { joinCard } from '#tests/support/sockets.ts'
import { act, ADMIN, adminOf, OPERATOR, PASSWORD } from './fixtures.ts'
import { useEach, useStarted } from '#tests/support/use-started.ts'

describe('a suspended account', () => {
  let cardId: string
  /** The URL of the server that the admin does not use, if there are two. */
  let there: string

  const site = useStarted(() => startSite(MOST_NODES, { operator: OPERATOR, adminEmails: [ADMIN] }))
  const admin = useStarted(() => adminOf(site.apps[0]!))
  beforeAll(() => {
    there = site.apps.at(-1)!.url
  })
  const newPerson = () => useEach(() => signUp(site.apps[0]!.url))
  const [host, mate] = [newPerson(), newPerson()]
  beforeEach(async () => {
    ;({ cardId } = await host.makeCard({ title: 'Of one who is suspended' }))
    await addCoHost(host, cardId, mate)
  })
  const suspend = () => act(admin, 'suspend', host.user!.username)
  const login = (url: string) =>
    guestOf(url).call('POST', '/api/login', { email: host.user!.email, password: PASSWORD })

  it('ADM-5: is logged out at its next call, by cookie and by token, on any node', async () => {
    const made = await host.call('POST', '/api/tokens', { name: 'Bot', scope: 'cards:write' })
    const { token } = made.body
    const byToken = { authorization: `Bearer ${token}` }
    expect((await host.at(there).patch(cardId, { title: 'Before' })).status).toBe(200)
    await suspend()
    for (const { url } of site.apps) {
      const cookie = await host.at(url).patch(cardId, { title: 'After' })
      expect([cookie.status, cookie.body.code]).toEqual([401, 'not-signed-in'])
      const script = await guestOf(url).call('PATCH', `/api/cards/${cardId}`, { title: 'After' }, byToken)
      expect([script.status, script.body.code]).toEqual([401, 'invalid-token'])
      expect((await host.at(url).call('GET', '/api/user')).status).toBe(401)
      expect((await host.at(url).call('POST', '/api/cards', {})).status).toBe(401)
    }
    expect((await site.apps[0]!.storedCard(cardId)).title).toBe('Before')
  })

  it('ADM-5: cannot log in, and is told why only with the correct password', async () => {
    await suspend()
    for (const { url } of site.apps) {
      const right = await login(url)
      expect([right.status, right.body.code]).toEqual([403, 'account-suspended'])
      const wrong = await guestOf(url).call('POST', '/api/login', {
        email: host.user!.email,
        password: 'not the one',
      })
      expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid-credential'])
    }
  })

  it('ADM-5: has no session after a password change that was in progress', async () => {
    const changes = host.call('POST', '/api/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another good one',
    })
    await Promise.all([changes, suspend()])
    expect((await host.at(there).call('GET', '/api/user')).status).toBe(401)
  })

  it('ADM-5: cannot change other users’ cards either', async () => {
    await act(admin, 'suspend', mate.user!.username)
    expect((await mate.at(there).patch(cardId, { title: 'By one who is suspended' })).status).toBe(401)
    expect((await host.at(there).patch(cardId, { title: 'By the owner' })).status).toBe(200)
  })

  it('ADM-6: leaves cards that everyone can play and no one can change, not even co-hosts', async () => {
    const stranger = await signUp(site.apps[0]!.url)
    const { token } = await invite(host, cardId)
    // Makes that server cache the card for the next write.
    expect((await mate.at(there).patch(cardId, { title: 'By a co-host' })).status).toBe(200)
    const editor = await joinCard(there, { cardId, as: 'edit' })
    await suspend()
    await editor.until(({ event }) => event === 'card:rights')
    for (const { url } of site.apps) {
      const refused = await mate.at(url).patch(cardId, { title: 'Still by a co-host' })
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
      const { body } = await mate.at(url).call('GET', `/api/cards/${cardId}`)
      expect([body.title, body.canEdit]).toEqual(['By a co-host', false])
      expect((await sharedWith(mate.at(url))).map(({ canEdit }) => canEdit)).toEqual([false])
      expect((await accept(stranger.at(url), cardId, token)).status).toBe(400)
      await joinCard(url, { cardId })
    }
    // Leaving does not change the card.
    expect((await mate.call('DELETE', `/api/cards/${cardId}/co-hosts/${mate.user!.id}`)).status).toBe(204)
  })

  it('ADM-6: is reinstated with everything it had', async () => {
    await suspend()
    await act(admin, 'reinstate', host.user!.username)
    const again = await login(there)
    expect(again.status).toBe(200)
    // The old session stays invalid.
    expect((await host.call('GET', '/api/user')).status).toBe(401)
    expect((await mate.at(there).patch(cardId, { title: 'By a co-host again' })).status).toBe(200)
  })

  it('ADM-6: leaves a card read-only that was taken down and is restored', async () => {
    await act(admin, 'take-down', cardId)
    await suspend()
    await act(admin, 'restore', cardId)
    expect((await mate.at(there).patch(cardId, { title: 'No' })).status).toBe(403)
  })

  it('ADM-7: is deleted by an admin in the same way as by its owner: cards stay, without an owner', async () => {
    await suspend()
    await act(admin, 'delete', host.user!.username)
    expect((await login(there)).body.code).toBe('invalid-credential')
    const { status, body } = await guestOf(there).call('GET', `/api/cards/${cardId}`)
    expect([status, body.title]).toEqual([200, 'Of one who is suspended'])
    expect((await admin.post('/api/admin/find', { target: host.user!.username })).body.account).toBeNull()
  })
})
