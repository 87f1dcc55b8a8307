import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { coHostModel } from '#server/models/co-host.ts'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { guestOf, signUp, useNewPerson } from '../cards/person.ts'
import {
  accept,
  add,
  addCoHost,
  coHostsAt,
  invitationAt,
  invite,
  openLink,
  remove,
  seedCoHosts,
  storedIn,
} from './fixtures.ts'

let cardId: string

const limits = withoutWriteLimit()
const app = useApp({ limits })
const owner = useNewPerson(app)
const friend = useNewPerson(app)
beforeEach(async () => {
  cardId = (await owner.makeCard({ title: 'Quiz night' })).cardId
})

const count = () => coHostModel(app.database.connection).countDocuments({ cardId })

describe('adding a co-host by username', () => {
  it('HOST-2: works in upper or lower case, and a repetition changes nothing; the list is in the order of adding', async () => {
    const added = await add(owner, cardId, friend.user!.username.toUpperCase())
    const { id, username } = friend.user!
    const coHost = { userId: id, username, displayName: null, addedAt: expect.any(String) as string }
    expect(added).toMatchObject({ status: 201, body: coHost })
    const again = await add(owner, cardId, username)
    expect([again.status, again.body]).toEqual([200, added.body])
    const second = await signUp(app.url)
    await addCoHost(owner, cardId, second)
    const { body } = await owner.call('GET', coHostsAt(cardId))
    expect(body).toEqual({
      coHosts: [coHost, { ...coHost, userId: second.user!.id, username: second.user!.username }],
      invitedAt: null,
    })
  })

  it('HOST-2: is 404 for an unknown name and 400 for the owner; both name the field', async () => {
    const before = await storedIn(app)
    const field = { username: expect.any(String) as string }
    expect(await add(owner, cardId, 'no-such-user')).toMatchObject({ status: 404, body: { fields: field } })
    expect(await add(owner, cardId, owner.user!.username)).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: field },
    })
    expect(await storedIn(app)).toBe(before)
  })

  it('HOST-2: is limited to 10 per card, by name and by invitation; one that leaves makes room', async () => {
    const { token } = await invite(owner, cardId)
    await seedCoHosts(app, cardId, 8)
    const [one, another, third] = [await signUp(app.url), await signUp(app.url), await signUp(app.url)]
    await addCoHost(owner, cardId, one)
    const answers = await Promise.all([
      add(owner, cardId, another.user!.username),
      accept(third, cardId, token),
    ])
    const refused = answers.filter(({ status }) => status === 403)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.body).toMatchObject({ code: 'quota-exceeded', message: expect.stringContaining('10') })
    expect(await count()).toBe(10)
    expect((await add(owner, cardId, one.user!.username)).status).toBe(200)
    expect(await add(owner, cardId, friend.user!.username)).toMatchObject({
      status: 403,
      body: {
        code: 'quota-exceeded',
        fields: { username: 'This card has 10 co-hosts. Remove one to make room for another.' },
      },
    })
    expect((await accept(friend, cardId, token)).body).toMatchObject({
      message: 'This card has 10 co-hosts. Ask the host to make room.',
    })
    await remove(one, cardId, one)
    expect((await accept(friend, cardId, token)).status).toBe(200)
  })
})

describe('an invitation link', () => {
  it('HOST-3: makes everyone who accepts it a co-host; only the hash of its 128 bits is stored', async () => {
    const { token, invitedAt } = await invite(owner, cardId)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(await storedIn(app)).not.toContain(token)
    const stored = await app.storedCard(cardId)
    expect(stored.invitationHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect((await owner.call('GET', coHostsAt(cardId))).body).toEqual({ coHosts: [], invitedAt })
    for (const [index, person] of [friend, await signUp(app.url)].entries()) {
      const accepted = await accept(person, cardId, token)
      expect(accepted).toMatchObject({
        status: 200,
        body: { cardId, isOwner: false, canEdit: true, version: index + 1 },
      })
      expect(accepted.headers.etag).toBe(`"v${index + 1}-c"`)
      expect((await person.patch(cardId, { title: person.user!.username })).status).toBe(200)
    }
    expect(await count()).toBe(2)
  })

  it('HOST-3: is refused in the same way if it was renewed or switched off, is wrong or is for another card', async () => {
    const first = await invite(owner, cardId)
    const second = await invite(owner, cardId)
    const elsewhere = await invite(owner, (await owner.makeCard()).cardId)
    const before = await storedIn(app)
    const refusals = [await accept(friend, cardId, first.token)]
    for (const token of [first.token, elsewhere.token, '', 'x'.repeat(22), second.token.slice(1)])
      refusals.push(await accept(friend, cardId, token), await openLink(guestOf(app.url), cardId, token))
    expect(await storedIn(app)).toBe(before)
    expect((await owner.call('DELETE', invitationAt(cardId))).status).toBe(204)
    expect((await owner.call('DELETE', invitationAt(cardId))).status).toBe(204)
    refusals.push(await accept(friend, cardId, second.token), await openLink(friend, cardId, second.token))
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([400, 'expired-action-code'])
      expect(body).toEqual(refusals[0]!.body)
    }
    expect((await owner.call('GET', coHostsAt(cardId))).body.invitedAt).toBeNull()
    expect(await count()).toBe(0)
  })

  it('HOST-3, HOST-12: tells whoever opens it the host’s display name, or else the username', async () => {
    const { token } = await invite(owner, cardId)
    const guest = guestOf(app.url)
    const { username } = owner.user!
    const before = await storedIn(app)
    const opened = await openLink(guest, cardId, token)
    expect(opened).toMatchObject({
      status: 200,
      body: { cardId, title: 'Quiz night', ownerName: username, isOwner: false, canEdit: false },
    })
    expect(await storedIn(app)).toBe(before)
    await owner.call('PATCH', '/api/profile', { displayName: 'Ann Lee' })
    expect((await openLink(friend, cardId, token)).body.ownerName).toBe('Ann Lee')
    expect((await guest.call('GET', `/api/cards/${cardId}`)).body.ownerName).toBeUndefined()
  })

  it('HOST-3: needs no valid token from the owner and co-hosts, who keep their role', async () => {
    await addCoHost(owner, cardId, friend)
    expect(await accept(friend, cardId, 'old')).toMatchObject({ status: 200, body: { canEdit: true } })
    expect(await accept(owner, cardId, 'old')).toMatchObject({ status: 200, body: { isOwner: true } })
    expect(await count()).toBe(1)
  })

  it('HOST-3: ends with the card, and with its owner’s account', async () => {
    const { token } = await invite(owner, cardId)
    const deleted = (await owner.makeCard()).cardId
    const invitation = await invite(owner, deleted)
    await owner.call('DELETE', `/api/cards/${deleted}`)
    expect((await accept(friend, deleted, invitation.token)).status).toBe(404)
    expect((await openLink(friend, deleted, invitation.token)).status).toBe(404)
    expect((await app.storedCard(deleted)).invitationHash).toBeUndefined()
    await owner.call('DELETE', '/api/account', { password: 'a good password' })
    expect((await accept(friend, cardId, token)).body.code).toBe('expired-action-code')
    expect((await app.storedCard(cardId)).invitationHash).toBeUndefined()
  })
})
