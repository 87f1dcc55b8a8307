import { beforeEach, describe, expect, it } from 'vitest'
import { takenDownCardModel } from '#server/models/taken-down.ts'
import { openPlayer } from '../../../scripts/lib/bench/player.mjs'
import { signUp } from '#tests/server/cards/person.ts'
import { accept, addCoHost, invite, sharedWith } from '#tests/server/co-hosts/fixtures.ts'
import type { TestApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { MOST_NODES, startSite } from '#tests/support/nodes.ts'
import { listenTo } from '#tests/support/sockets.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { act, ADMIN, adminOf, BEHIND_A_PROXY, loggedActs, OPERATOR, REASON, report } from './fixtures.ts'
import { useEach, useStarted } from '#tests/support/use-started.ts'

const SECRET = 'Unmistakable words'
const SOCKETS = 1000
/** Three times the promised value, as for all deadlines. The fastest of three takedowns has to meet it. */
const LAST_SCREEN_MS = 3 * 300

describe('a takedown', () => {
  const build = useBuild()
  let cardId: string

  const mailbox = useStarted(() => startMailbox())
  const site = useStarted(() =>
    startSite(MOST_NODES, {
      build,
      operator: OPERATOR,
      adminEmails: [ADMIN],
      mail: { smtpUrl: mailbox.smtpUrl },
      ...BEHIND_A_PROXY,
    }),
  )
  const admin = useStarted(() => adminOf(site.apps[0]!))
  const newPerson = () => useEach(() => signUp(site.apps[0]!.url))
  const [host, mate] = [newPerson(), newPerson()]
  beforeEach(async () => {
    ;({ cardId } = await host.makeCard({ title: SECRET }))
  })

  /** Requests every address that contains the words of a card. @returns the responses */
  async function answersAt({ url }: TestApp, code: string) {
    const guest = newVisitor(url)
    const etag = { 'if-none-match': '"v1"' }
    const link = encodeURIComponent(`${url}/play/${cardId}`)
    const asked: [string, Record<string, string>?][] = [
      [`/play/${cardId}`],
      [`/play/${cardId}`, { 'accept-encoding': 'br' }],
      [`/embed/${cardId}`],
      [`/embed/${cardId}?marks=off`],
      [`/create/${cardId}`],
      [`/present/${cardId}`],
      [`/api/cards/${cardId}`],
      [`/api/cards/${cardId}`, etag],
      [`/api/oembed?url=${link}`],
      [`/preview/${cardId}.png`],
      [`/j/${code}`],
      [`/api/codes/${code}`],
    ]
    return Promise.all(
      asked.map(async ([path, headers]) => {
        const { status, body } = await guest.get(path, headers)
        return { path, status, text: JSON.stringify(body) ?? '' }
      }),
    )
  }

  it('ADM-1: removes the words from every response, at any URL, on any node, and the link says why', async () => {
    const { code } = (await host.call('POST', `/api/cards/${cardId}/code`, {})).body
    for (const app of site.apps) expect((await answersAt(app, code))[0]).toMatchObject({ status: 200 })
    expect(await act(admin, 'take-down', `${site.apps[0]!.url}/play/${cardId}?from=mail`)).toContain(
      `/play/${cardId}`,
    )
    for (const app of site.apps) {
      const answers = await answersAt(app, code)
      for (const { path, status, text } of answers) {
        expect([path, text.includes(SECRET)]).toEqual([path, false])
        expect([path, status]).toEqual([path, path.includes(code) ? 404 : 410])
      }
      const { body } = await newVisitor(app.url).get(`/api/cards/${cardId}`)
      expect([body.code, body.message]).toEqual(['removed', 'This card was removed after a report.'])
      const player = await listenTo(app.url)
      expect(await player.join({ cardId })).toMatchObject({ ok: false, error: { code: 'not-found' } })
    }
  })

  it('ADM-1: refuses every write, and removes the card from every list', async () => {
    await addCoHost(host, cardId, mate)
    await mate.call('POST', '/api/history', { cardId })
    await act(admin, 'take-down', cardId)
    for (const { url } of site.apps) {
      const [owner, coHost] = [host.at(url), mate.at(url)]
      const cell = { cells: { 1: 'Back' }, gridSize: 5, hasFreeSpace: true }
      for (const person of [owner, coHost]) {
        expect((await person.patch(cardId, cell)).status).toBe(410)
        expect((await person.call('DELETE', `/api/cards/${cardId}`)).status).toBe(410)
      }
      for (const [method, path, body] of [
        ['GET', 'co-hosts'],
        ['POST', 'co-hosts', { username: mate.user!.username }],
        ['DELETE', `co-hosts/${mate.user!.id}`],
        ['POST', 'invitation'],
        ['DELETE', 'invitation'],
        ['POST', 'invitation/open', { token: 'x' }],
        ['POST', 'invitation/accept', { token: 'x' }],
      ] as const)
        expect((await owner.call(method, `/api/cards/${cardId}/${path}`, body)).status).toBe(410)
      expect((await owner.call('POST', `/api/cards/${cardId}/code`, {})).status).toBe(404)
      expect((await owner.call('POST', '/api/cards', { cardId })).status).toBe(409)
      expect((await owner.call('GET', '/api/my-cards')).body).toEqual([])
      expect(await sharedWith(coHost)).toEqual([])
      expect((await coHost.call('GET', '/api/history')).body).toEqual([])
      expect((await report(url, { cardId }, '198.51.100.77')).status).toBe(410)
    }
    expect(Object.keys(await site.apps[0]!.storedCard(cardId)).sort()).toEqual(
      ['_id', 'cardId', 'createdAt', 'deletedAt', 'takenDownAt', 'userId'].sort(),
    )
  })

  it('ADM-2: reaches 1,000 open screens with card:deleted, the last within 300 ms', async () => {
    let fastestMs = Infinity
    for (let tries = 0; tries < 3 && fastestMs >= LAST_SCREEN_MS; tries++) {
      const { cardId: open } = await host.makeCard({ title: SECRET })
      let told = 0
      let tellMs = 0
      const onEvent = (name: string, text: Buffer) => {
        if (name === 'deleted' && text.includes(open) && ++told === SOCKETS) tellMs = performance.now()
      }
      const sockets = await Promise.all(
        Array.from({ length: SOCKETS }, (_, index) =>
          openPlayer(site.apps[index % site.apps.length]!.url, { cardId: open, onEvent }),
        ),
      )
      const startedMs = performance.now()
      await act(admin, 'take-down', open)
      await expect.poll(() => told).toBe(SOCKETS)
      fastestMs = Math.min(fastestMs, tellMs - startedMs)
      for (const socket of sockets) socket.close()
    }
    expect(fastestMs).toBeLessThan(LAST_SCREEN_MS)
  })

  it('ADM-3, ADM-4: can be undone, with words and co-hosts; pages show the card again, and the acts are recorded', async () => {
    await addCoHost(host, cardId, mate)
    const { token } = await invite(host, cardId)
    await act(admin, 'take-down', cardId, 'Because of A')
    await act(admin, 'restore', cardId, 'Because of B')
    for (const { url } of site.apps) {
      const { status, body } = await newVisitor(url).get(`/api/cards/${cardId}`)
      expect([status, body.title, body.version]).toEqual([200, SECRET, 2])
      expect((await newVisitor(url).get(`/play/${cardId}`)).body).toContain(SECRET)
      const player = await listenTo(url)
      expect(await player.join({ cardId, version: 1 })).toMatchObject({
        ok: true,
        data: { card: { version: 2 } },
      })
    }
    expect((await mate.at(site.apps.at(-1)!.url).patch(cardId, { title: 'By a co-host' })).status).toBe(200)
    // The old invitation is invalid, because someone who had it may have been the reason for the takedown.
    const stranger = await signUp(site.apps[0]!.url)
    expect((await accept(stranger, cardId, token)).status).toBe(400)
    expect(await takenDownCardModel(site.apps[0]!.database.connection).countDocuments({ _id: cardId })).toBe(
      0,
    )
    const { body: me } = await admin.get('/api/user')
    expect(await loggedActs(site.apps[0]!, `card ${cardId}`)).toEqual([
      [me.id, me.username, 'take-down', 'Because of A'],
      [me.id, me.username, 'restore', 'Because of B'],
    ])
  })

  it('ADM-3: keeps the words for 30 days, and only for a restoration', async () => {
    await act(admin, 'take-down', cardId)
    const { connection } = site.apps[0]!.database
    const kept = (await takenDownCardModel(connection).findOne({ _id: cardId }).lean())!
    expect(Math.round((kept.expires.getTime() - Date.now()) / 86_400_000)).toBe(30)
    const { body } = await admin.post('/api/admin/find', { target: cardId })
    expect(body.thing).toMatchObject({ state: 'removed', title: null, until: kept.expires.toISOString() })
    expect(JSON.stringify(body)).not.toContain(SECRET)
    await takenDownCardModel(connection).updateOne({ _id: cardId }, { $set: { expires: new Date() } })
    const late = await admin.post('/api/admin/acts', { act: 'restore', target: cardId, reason: REASON })
    expect([late.status, late.body.message]).toEqual([404, expect.stringContaining('30 days')])
  })

  it('RPT-3: emails each reporter who left an address once, as does a decision to keep the card', async () => {
    const { cardId: kept } = await host.makeCard()
    await report(site.apps[0]!.url, { cardId, email: 'first@example.com' }, '198.51.100.31')
    await report(site.apps.at(-1)!.url, { cardId, email: 'second@example.com' }, '198.51.100.32')
    await report(site.apps[0]!.url, { cardId: kept, email: 'third@example.com' }, '198.51.100.33')
    const listed = await admin.get('/api/admin/reports')
    expect(listed.body.map(({ email }: { email: string }) => email)).toEqual([
      'first@example.com',
      'second@example.com',
      'third@example.com',
    ])
    // Admins see the content that they judge.
    expect(listed.body[2].shown).toMatchObject({ theme: 'blue', gridSize: 5 })
    await act(admin, 'take-down', cardId, 'It was so.')
    await act(admin, 'dismiss', kept, 'It is fine.')
    await act(admin, 'dismiss', kept, 'Again.')
    for (const [to, says, why] of [
      ['first@example.com', 'We have taken it down', 'It was so.'],
      ['second@example.com', 'We have taken it down', 'It was so.'],
      ['third@example.com', 'We have left it', 'It is fine.'],
      [host.user!.email, 'was taken down', 'It was so.'],
    ] as const) {
      const { text } = await mailbox.newest(to)
      expect(text).toContain(says)
      expect(text).toContain(why)
    }
    expect(mailbox.emails.filter(({ to }) => to.includes('third@example.com'))).toHaveLength(1)
    expect((await admin.get('/api/admin/reports')).body).toEqual([])
    expect((await newVisitor(site.apps[0]!.url).get(`/play/${kept}`)).status).toBe(200)
  })
})
