import type { ClientEvents } from '#shared/events.ts'
import type { Activity } from '../activity.ts'
import type { Metrics } from '../metrics.ts'
import { cardOfPlayers, cardsAmong, type LiveServer } from './rooms.ts'

const JOIN: keyof ClientEvents = 'card:join'

/** Measures sockets, rooms, joins and packets to rooms. */
export function measureRealtime(metrics: Metrics, { io, activity }: { io: LiveServer; activity: Activity }) {
  const { rooms } = io.of('/').adapter
  metrics.gauge('bingoboard_sockets', 'Open WebSockets', () => io.engine.clientsCount)
  metrics.gauge(
    'bingoboard_rooms',
    'Cards that are open somewhere on this process',
    () => cardsAmong(rooms.keys()).length,
  )
  metrics.gauge('bingoboard_players', 'Pages that have a card open to play', () => {
    let players = 0
    for (const [room, members] of rooms) if (cardOfPlayers(room) !== undefined) players += members.size
    return players
  })

  const joins = metrics.histogram(
    'bingoboard_join_duration_seconds',
    'Time from a join to its answer, by outcome',
    ['outcome'],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
  )
  activity.on('packet.answered', ({ event, result, ms }) => {
    if (event === JOIN) joins.observe({ outcome: result.ok ? 'ok' : result.error.code }, ms / 1000)
    if (!result.ok) activity.emit('refused', { transport: 'socket', kind: result.error.code })
  })

  const durations = metrics.histogram(
    'bingoboard_fanout_duration_seconds',
    'Time from the first socket of a room that is handed a packet to the last, by event',
    ['event'],
    [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1],
  )
  const packets = metrics.counter(
    'bingoboard_fanout_packets_total',
    'Packets handed to sockets of rooms, by event',
    ['event'],
  )
  const bytes = metrics.counter(
    'bingoboard_fanout_bytes_total',
    'Bytes of frames handed to sockets of rooms, by event',
    ['event'],
  )
  activity.on('fanout', ({ event, receivers, bytes: sent, ms }) => {
    durations.observe({ event }, ms / 1000)
    packets.inc({ event }, receivers)
    bytes.inc({ event }, sent)
  })
}
