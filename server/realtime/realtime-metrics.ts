import { Histogram } from 'prom-client'
import type { ClientEvents } from '#shared/events.ts'
import type { Activity } from '../activity.ts'
import { addCounter, addGauge, type Metrics } from '../metrics.ts'
import { cardOfPlayers, cardsAmong, type LiveServer } from './rooms.ts'

const JOIN: keyof ClientEvents = 'card:join'

/** Measures sockets, rooms, joins and packets to rooms. */
export function measureRealtime(registry: Metrics, { io, activity }: { io: LiveServer; activity: Activity }) {
  const { rooms } = io.of('/').adapter
  addGauge(registry, 'bingoboard_sockets', 'Open WebSockets', () => io.engine.clientsCount)
  addGauge(
    registry,
    'bingoboard_rooms',
    'Cards that are open somewhere on this process',
    () => cardsAmong(rooms.keys()).length,
  )
  addGauge(registry, 'bingoboard_players', 'Pages that have a card open to play', () => {
    let players = 0
    for (const [room, members] of rooms) if (cardOfPlayers(room) !== undefined) players += members.size
    return players
  })

  const joins = new Histogram({
    name: 'bingoboard_join_duration_seconds',
    help: 'Time from a join to its answer, by outcome',
    labelNames: ['outcome'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  activity.on('packet.answered', ({ event, result, ms }) => {
    if (event === JOIN) joins.observe({ outcome: result.ok ? 'ok' : result.error.code }, ms / 1000)
    if (!result.ok) activity.emit('refused', { transport: 'socket', kind: result.error.code })
  })

  const durations = new Histogram({
    name: 'bingoboard_fanout_duration_seconds',
    help: 'Time from the first socket of a room that is handed a packet to the last, by event',
    labelNames: ['event'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  })
  const packets = addCounter(
    registry,
    'bingoboard_fanout_packets_total',
    'Packets handed to sockets of rooms, by event',
    ['event'],
  )
  const bytes = addCounter(
    registry,
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
