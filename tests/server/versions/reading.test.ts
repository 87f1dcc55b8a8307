import { describe, expect, it, vi } from 'vitest'
import { modelsOf } from '#server/models/models.ts'
import { deleteBelongingsOfCard } from '#server/services/cards/card-belongings.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { useApp } from '#tests/support/app.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { makeToken, scriptWith } from '../access-tokens/tokens.ts'
import { signUp, usePerson, type Person } from '../cards/person.ts'
import { addCoHost, remove } from '../co-hosts/fixtures.ts'
import {
  cellsOf,
  GUARDS,
  hasVersions,
  SMALL,
  SPOILED,
  stored,
  versionOf,
  versionsAt,
  versionsOf,
} from './fixtures.ts'

const app = useApp()
const host = usePerson(app)
const coHost = usePerson(app)

/** Creates a card that was spoiled after its good version 1. */
async function spoiledCard(owner = host): Promise<string> {
  const { cardId } = await owner.makeCard(SMALL)
  await addCoHost(owner, cardId, owner === coHost ? host : coHost)
  await owner.patch(cardId, SPOILED)
  await hasVersions(owner, cardId, 1)
  return cardId
}

const storedOf = (cardId: string) => stored(app).countDocuments({ cardId })
const noneOf = (cardId: string) => expect.poll(() => storedOf(cardId)).toBe(0)

describe('the earlier versions of a card', () => {
  it('VER-4: say when and by whom they were made, newest first: hosts by name, a script by its token', async () => {
    const cardId = await spoiledCard()
    await host.call('PATCH', '/api/profile', { displayName: 'Ada' })
    const { token } = await makeToken(host.visitor)
    await coHost.patch(cardId, { ...GUARDS, cells: cellsOf('By the co-host') })
    await scriptWith(app.url, token)('PATCH', `/api/cards/${cardId}`, {
      body: { ...GUARDS, cells: cellsOf('By the script') },
    })
    await host.patch(cardId, { ...GUARDS, cells: cellsOf('Mended') })
    const madeAt = expect.stringMatching(/^\d{4}-.*Z$/) as string
    const list = await hasVersions(coHost, cardId, 4)
    expect(list).toEqual([
      { version: 4, madeAt, madeBy: 'Ada', byToken: true },
      { version: 3, madeAt, madeBy: coHost.user!.username, byToken: false },
      { version: 2, madeAt, madeBy: 'Ada', byToken: false },
      { version: 1, madeAt, madeBy: 'Ada', byToken: false },
    ])
    const content = { ...SMALL, cells: cellsOf('By the co-host') }
    expect(await versionOf(coHost, cardId, 3)).toEqual({ ...list[1], ...contentOf(sampleCard(content)) })
    // The card itself contains nothing about its versions.
    expect(JSON.stringify((await host.call('GET', `/api/cards/${cardId}`)).body)).not.toContain('edited')
  })

  it('VER-4: name nobody if an older server saved the card', async () => {
    const { cardId } = await host.makeCard(SMALL)
    await app.database.connection
      .collection('bingo_cards')
      .updateOne({ cardId }, { $unset: { editedBy: 1, editedByToken: 1 } })
    await host.patch(cardId, SPOILED)
    expect(await hasVersions(host, cardId, 1)).toMatchObject([{ version: 1, madeBy: null, byToken: false }])
  })

  it('VER-4: are for the owner and co-hosts; refused in the order invalid, forbidden, unknown', async () => {
    const cardId = await spoiledCard()
    const [stranger, removed] = [await signUp(app.url), await signUp(app.url)]
    await addCoHost(host, cardId, removed)
    await remove(host, cardId, removed)
    const { token } = await makeToken(host.visitor)
    const refused = async (by: Person, path: string) => {
      const { status, body } = await by.call('GET', path)
      return [status, body.code]
    }
    for (const path of [versionsAt(cardId), `${versionsAt(cardId)}/1`]) {
      for (const person of [host, coHost]) expect((await person.call('GET', path)).status).toBe(200)
      for (const person of [stranger, removed])
        expect(await refused(person, path)).toEqual([403, 'forbidden'])
      const script = await scriptWith(app.url, token)('GET', path)
      expect([script.status, script.body.code]).toEqual([403, 'forbidden'])
    }
    for (const version of ['0', '-1', '1.5', 'x', '9999999999'])
      expect(await refused(stranger, `${versionsAt(cardId)}/${version}`)).toEqual([400, 'invalid'])
    expect(await refused(stranger, `${versionsAt(cardId)}/7`)).toEqual([403, 'forbidden'])
    expect(await refused(host, `${versionsAt(cardId)}/7`)).toEqual([404, 'not-found'])
  })

  it('VER-5: are permanently deleted with the card, and by a takedown; those of other cards stay', async () => {
    const [doomed, taken, other] = [await spoiledCard(), await spoiledCard(), await spoiledCard()]
    await host.call('DELETE', `/api/cards/${doomed}`)
    expect((await host.call('GET', versionsAt(doomed))).status).toBe(404)
    await host.call('DELETE', `/api/deleted-cards/${doomed}`)
    await noneOf(doomed)
    await deleteBelongingsOfCard(modelsOf(app.database.connection), taken)
    expect(await versionsOf(host, taken)).toEqual([])
    expect(await versionsOf(host, other)).toHaveLength(1)
  })

  it('VER-5: are deleted even if they are stored after their card was deleted', async () => {
    const { cardId } = await host.makeCard(SMALL)
    const create = stored(app).create.bind(stored(app))
    let release = () => {}
    const deleted = new Promise<void>((resolve) => (release = resolve))
    const held = vi.spyOn(stored(app), 'create').mockImplementationOnce((async (row: object) => {
      await deleted
      return create(row)
    }) as never)
    await host.patch(cardId, SPOILED)
    await host.call('DELETE', `/api/cards/${cardId}`)
    const removal = vi.spyOn(stored(app), 'deleteMany')
    release()
    await held.mock.results[0]!.value
    await vi.waitFor(() => expect(removal).toHaveBeenCalled())
    await noneOf(cardId)
  })

  it("VER-5: are deleted with the owner's account; those by a co-host who leaves name nobody", async () => {
    const [leaving, staying] = [await signUp(app.url), await signUp(app.url)]
    const { cardId: theirs } = await leaving.makeCard(SMALL)
    const { cardId: kept } = await staying.makeCard(SMALL)
    await addCoHost(staying, kept, leaving)
    await leaving.patch(kept, SPOILED)
    await staying.patch(kept, { ...GUARDS, cells: cellsOf('Mended') })
    await leaving.patch(theirs, SPOILED)
    await hasVersions(leaving, theirs, 1)
    expect((await hasVersions(staying, kept, 2))[0]!.madeBy).toBe(leaving.user!.username)
    const { status } = await leaving.call('DELETE', '/api/account', { password: 'a good password' })
    expect(status).toBe(204)
    expect(await storedOf(theirs)).toBe(0)
    expect(await app.storedCard(theirs)).not.toHaveProperty('editedBy')
    expect(await versionsOf(staying, kept)).toMatchObject([
      { madeBy: null },
      { madeBy: staying.user!.username },
    ])
  })

  it('VER-5, DATA-1: are in the export of the owner only, without who made them', async () => {
    const owner = await signUp(app.url)
    const cardId = await spoiledCard(owner)
    const exported = async (person: Person) =>
      (await person.call('GET', '/api/account/export')).body.versions as object[]
    expect(await exported(owner)).toMatchObject([{ cardId, version: 1, ...SMALL, byToken: false }])
    expect((await exported(owner))[0]).not.toHaveProperty('madeBy')
    expect(JSON.stringify(await exported(coHost))).not.toContain(cardId)
  })
})
