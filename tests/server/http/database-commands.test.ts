import { describe, expect, it } from 'vitest'
import { SESSIONS_COLLECTION } from '#server/database/indexes.ts'
import { createMetrics } from '#server/metrics.ts'
import { signUp, usePerson, type Person } from '#tests/server/cards/person.ts'
import { addCoHost } from '#tests/server/co-hosts/fixtures.ts'
import { sessions } from '#tests/server/accounts/stored.ts'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { GIVEN_URI } from '#tests/support/given-mongodb.ts'
import { useCommands } from '#tests/support/sent-commands.ts'
import { listenTo } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'

const HOUR_MS = 60 * 60 * 1000

describe('what a call sends to the database', () => {
  const build = useBuild()
  const app = useApp({ build, metrics: createMetrics(), remembers: false })
  const host = usePerson(app)
  const commandsOf = useCommands(app)

  it('OPS-24: is one command if a guest reads a card, its page, its oEmbed response or a join', async () => {
    const { cardId } = await host.makeCard({ title: 'Counted' })
    const guest = newVisitor(app.url)
    const player = await listenTo(app.url)
    for (const call of [
      () => guest.get(`/api/cards/${cardId}`),
      () => guest.get(`/play/${cardId}`),
      () => guest.get(`/api/oembed?url=${encodeURIComponent(`${app.url}/play/${cardId}`)}`),
      () => player.join({ cardId }),
    ])
      expect(await commandsOf(call)).toEqual(['find bingo_cards'])
  })

  it('OPS-24: is one more command each for the session and the user of a logged-in reader', async () => {
    const { cardId } = await host.makeCard()
    expect(await commandsOf(() => host.call('GET', `/api/cards/${cardId}`))).toEqual([
      'find sessions',
      'find users',
      'find bingo_cards',
    ])
  })

  it('OPS-24: is one write for an edit, after the session and the user; the first edit also reads the card', async () => {
    const { cardId } = await host.makeCard()
    const edit = (title: string) => commandsOf(() => host.patch(cardId, { title }))
    const signedIn = ['find sessions', 'find users']
    expect(await edit('First')).toEqual([...signedIn, 'find bingo_cards', 'update bingo_cards'])
    expect(await edit('Second')).toEqual([...signedIn, 'update bingo_cards'])
  })

  it('OPS-24, HOST-5: is one more command for a co-host, to find them; a card without co-hosts costs nothing', async () => {
    const { cardId } = await host.makeCard()
    const [coHost, stranger] = [await signUp(app.url), await signUp(app.url)]
    const read = (person: Person) => commandsOf(() => person.call('GET', `/api/cards/${cardId}`))
    const edit = (person: Person, title: string) => commandsOf(() => person.patch(cardId, { title }))
    const signedIn = ['find sessions', 'find users']
    expect(await read(stranger)).toEqual([...signedIn, 'find bingo_cards'])
    await addCoHost(host, cardId, coHost)
    await edit(host, 'Before')
    expect(await read(coHost)).toEqual([...signedIn, 'find bingo_cards', 'find card_co_hosts'])
    expect(await read(host)).toEqual([...signedIn, 'find bingo_cards'])
    expect(await edit(coHost, 'Theirs')).toEqual([...signedIn, 'find card_co_hosts', 'update bingo_cards'])
    expect(await edit(host, 'Mine')).toEqual([...signedIn, 'update bingo_cards'])
  })

  it('OPS-24: is a read of the user, a write and a read of sessions for a log-in', async () => {
    const { form } = await registeredVisitor(app.url)
    const { email, password } = form
    const commands = await commandsOf(() => newVisitor(app.url).post('/api/login', { email, password }))
    expect(commands).toEqual(['find users', 'update sessions', 'find sessions'])
  })

  it('ACC-7, OPS-24: writes the session at most once an hour', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const read = () => commandsOf(() => visitor.get('/api/user'))
    expect(await read()).toEqual(['find sessions', 'find users'])
    await sessions(app).updateMany({}, { $set: { lastModified: new Date(Date.now() - HOUR_MS) } })
    expect(await read()).toEqual(['find sessions', 'find users', 'update sessions'])
    expect(await read()).toEqual(['find sessions', 'find users'])
  })

  it('OPS-24: is two commands to renew a join code and two to open it, which a crowd shares', async () => {
    const { cardId } = await host.makeCard()
    const renew = () => host.call('POST', `/api/cards/${cardId}/code`, {})
    const { code } = (await renew()).body as { code: string }
    expect(await commandsOf(renew)).toEqual([
      'find sessions',
      'find users',
      'find bingo_cards',
      'findAndModify join_codes',
    ])
    const open = () => newVisitor(app.url).get(`/api/codes/${code}`)
    expect(await commandsOf(open)).toEqual(['find join_codes', 'find bingo_cards'])
    // Without sharing, each of the 50 requests would take two commands.
    expect((await commandsOf(() => Promise.all(Array.from({ length: 50 }, open)))).length).toBeLessThan(75)
  })

  it('OPS-24: is shared by simultaneous calls that read the same', async () => {
    const { cardId } = await host.makeCard()
    const readers = Array.from({ length: 50 }, () => newVisitor(app.url))
    const commands = await commandsOf(() =>
      Promise.all(readers.map((reader) => reader.get(`/api/cards/${cardId}`))),
    )
    expect(commands.length).toBeLessThan(50)
    const signedIn = await commandsOf(() =>
      Promise.all(readers.map(() => host.call('GET', `/api/cards/${cardId}`))),
    )
    expect(signedIn.filter((command) => command === `find ${SESSIONS_COLLECTION}`).length).toBeLessThan(50)
  })
})

describe.skipIf(GIVEN_URI)('what a call sends to the embedded database', () => {
  const app = useApp({ metrics: createMetrics() })
  const host = usePerson(app)
  const sentBy = useCommands(app)

  it('OPS-24: includes a read of a session, an account, a token or a card only after it changed', async () => {
    const { cardId } = await host.makeCard()
    const { token } = (await host.call('POST', '/api/tokens', { name: 'Bot', scope: 'cards:write' })).body
    let edits = 0
    const calls = {
      edit: () => host.patch(cardId, { title: `Edit ${edits++}` }),
      read: () => newVisitor(app.url).get(`/api/cards/${cardId}`),
      script: () => newVisitor(app.url).get('/api/my-cards', { authorization: `Bearer ${token}` }),
    }
    const commandsOf = (name: keyof typeof calls) =>
      sentBy(async () => expect((await calls[name]()).status).toBe(200))
    for (const name of ['edit', 'read', 'script', 'script'] as const) await calls[name]()
    expect(await commandsOf('read')).toEqual([])
    expect(await commandsOf('script')).not.toContain('find users')
    expect(await commandsOf('edit')).toEqual(['update bingo_cards'])
    expect(await commandsOf('read')).toEqual(['find bingo_cards'])
    await app.changeElsewhere(cardId, { title: 'Elsewhere', version: 9, updatedAt: new Date() })
    expect((await calls.read()).body).toMatchObject({ title: 'Elsewhere', version: 9 })
    await sessions(app).updateMany({}, { $set: { lastModified: new Date() } })
    expect(await commandsOf('edit')).toContain('find sessions')
    await sessions(app).deleteMany({})
    expect((await calls.edit()).status).toBe(401)
  })
})
