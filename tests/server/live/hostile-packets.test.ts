import { beforeAll, describe, expect, it } from 'vitest'
import { usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { joinCard, type Listener, listenTo, snapshotOf, refusal } from '#tests/support/sockets.ts'

describe('hostile packets', () => {
  const app = useApp()
  const host = usePerson(app)
  let cardId: string
  let witness: Listener

  beforeAll(async () => {
    cardId = (await host.makeCard({ title: 'Untouched' })).cardId
  })

  /** Sends raw Engine.IO packets on a new connection. */
  async function send(...packets: (string | Buffer)[]): Promise<Listener> {
    const stranger = await listenTo(app.url)
    const { ws } = stranger.socket.io.engine.transport as unknown as {
      ws: { send: (data: string | Buffer) => void }
    }
    for (const packet of packets) ws.send(packet)
    return stranger
  }

  /** Expects that the witness, a player in the room, still gets a change and nothing else. */
  async function expectAllIsWell() {
    const { version } = (await host.patch(cardId, { newRound: true })).body
    await witness.until(snapshotOf(version))
    expect(witness.socket.connected).toBe(true)
    expect(new Set(witness.events.map(({ event }) => event))).toEqual(new Set(['card:changed']))
    const { body } = await host.call('GET', `/api/cards/${cardId}`)
    expect([body.title, body.version]).toEqual(['Untouched', version])
  }

  async function watch() {
    witness = await joinCard(app.url, { cardId })
  }

  it.each([
    ['an event named error', 'error'],
    ['a prototype method', 'constructor'],
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
    ['an empty name', ''],
    ['an unknown event', 'card:steal'],
    ['a long name', 'x'.repeat(5000)],
  ])('SEC-6, LIV-8: %s is acknowledged as invalid, with and without payload', async (_, event) => {
    await watch()
    const stranger = await listenTo(app.url)
    expect(await stranger.ask(event)).toEqual(refusal('invalid'))
    expect(await stranger.ask(event, { cardId })).toEqual(refusal('invalid'))
    expect(await stranger.ask(event, null, [], 'x', 7)).toEqual(refusal('invalid'))
    stranger.socket.emit(event)
    stranger.socket.emit(event, { cardId })
    await stranger.settled()
    expect(stranger.events).toEqual([])
    await expectAllIsWell()
  })

  it('SEC-6: packets without payload or acknowledgement crash nothing', async () => {
    await watch()
    const stranger = await listenTo(app.url)
    for (const event of ['card:join', 'card:leave']) {
      expect(await stranger.ask(event)).toEqual(refusal('invalid'))
      stranger.socket.emit(event)
      stranger.socket.emit(event, undefined)
      stranger.socket.emit(event, { cardId: { $ne: null } })
      stranger.socket.emit(event, { cardId: 'aaaaaaaaaa' })
    }
    await stranger.settled()
    await expectAllIsWell()
  })

  it.each([
    ['a packet of 17 kB', ['42["card:join","' + 'x'.repeat(17 * 1024) + '"]']],
    ['a packet that is not JSON', ['42["card:join",{']],
    ['an event without a name', ['42[]']],
    ['an event that is an object', ['42{"cardId":1}']],
    ['a reserved event', ['42["disconnect"]']],
    ['an unknown packet type', ['49']],
    [
      'an attachment that never comes',
      ['451-["card:join",{"_placeholder":true,"num":0}]', '42["card:join"]'],
    ],
    ['more attachments than any event has', ['45999999-["card:join",{"_placeholder":true,"num":0}]']],
    [
      'an attachment with another number',
      ['451-["card:join",{"_placeholder":true,"num":7}]', Buffer.from('x')],
    ],
    ['a payload with an attachment', ['451-["card:join",{"_placeholder":true,"num":0}]', Buffer.from('x')]],
    ['an acknowledgement with an attachment', ['461-1[{"_placeholder":true,"num":0}]', Buffer.from('x')]],
    ['an unexpected binary frame', [Buffer.from([1, 2, 3])]],
    ['a ping from the client', ['2']],
    ['an invalid packet', ['']],
  ])('SEC-6: %s closes at most its own connection', async (_, packets) => {
    await watch()
    const stranger = await send(...packets)
    await stranger.closed()
    await expectAllIsWell()
  })

  it.each([
    ['a number as event', '42[7,{"cardId":1}]'],
    ['an unrequested acknowledgement', '43999["x"]'],
    ['an acknowledgement number beyond any integer', '4299999999999999999999["card:join",{}]'],
    ['an unknown namespace', '40/admin,'],
    ['a prototype namespace', '40/__proto__,'],
    ['an unrequested pong', '3'],
  ])('SEC-6: %s changes nothing', async (_, packet) => {
    await watch()
    await send(packet)
    await expectAllIsWell()
  })

  it('LIV-8: the 21st packet at once is too-many-requests, and every packet is acknowledged', async () => {
    await watch()
    const stranger = await listenTo(app.url)
    const answers = await Promise.all(Array.from({ length: 60 }, () => stranger.leave({ cardId })))
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'ok'))
    expect(codes.slice(20)).toContain('too-many-requests')
    expect(new Set(codes)).toEqual(new Set(['ok', 'too-many-requests']))
    // The limit is per connection.
    expect((await witness.join({ cardId })).ok).toBe(true)
    await expectAllIsWell()
  })

  it('SEC-6, LIV-8: a flood above 100 packets a second closes its connection, and the client can reconnect', async () => {
    await watch()
    const stranger = await listenTo(app.url, { reconnection: true })
    const closed = stranger.closed()
    for (let count = 0; count < 400; count++) stranger.socket.emit('card:leave', { cardId })
    // After 'io server disconnect' the client would not reconnect.
    expect(['transport close', 'transport error']).toContain(await closed)
    await new Promise<void>((resolve) => stranger.socket.once('connect', () => resolve()))
    await expectAllIsWell()
  })

  it.each([
    ['acknowledgements', '430["x"]'],
    ['namespaces', '40/x,'],
    ['pongs', '3'],
  ])('SEC-6: a flood of %s closes the connection too', async (_, packet) => {
    await watch()
    const stranger = await send(...Array.from({ length: 400 }, () => packet))
    await stranger.closed()
    await expectAllIsWell()
  })
})
