import type { Server } from 'node:http'
import type { mongo } from 'mongoose'
import { Gauge } from 'prom-client'
import type { Activity } from './activity.ts'
import type { Database } from './database/connect.ts'
import { measureConnections, measureRequests } from './http/http-metrics.ts'
import type { Metrics } from './metrics.ts'
import { measureRealtime } from './realtime/realtime-metrics.ts'
import type { Realtime } from './realtime/io.ts'
import type { Redis } from './redis.ts'
import { COMMIT, VERSION } from './version.ts'

interface MeasuredParts {
  activity: Activity
  database: Database
  redis: Pick<Redis, 'isUp'> | undefined
  http: Server
  realtime: Pick<Realtime, 'io' | 'engine'>
  /** Returns the number of pictures that wait for their drawing. */
  picturesWaiting: () => number
  /** The bytes of each cache, by its name. */
  caches: Record<string, () => number>
}

/** Measures the largest account. No label names it: it is in the log as `account_nearly_full`. */
function measureAccounts(metrics: Metrics, activity: Activity): void {
  let largest = { userId: '', bytes: 0 }
  metrics.gauge(
    'bingoboard_largest_account_bytes',
    'Bytes of text of the largest account that has added to them since the start',
    () => largest.bytes,
  )
  activity.on('account.measured', (account) => {
    if (account.bytes >= largest.bytes || account.userId === largest.userId) largest = account
  })
}

/** Counts refusals, connections, messages, emails and pictures by their outcome. */
function measureActivity(metrics: Metrics, { activity, redis }: MeasuredParts): void {
  const refusals = metrics.counter(
    'bingoboard_refusals_total',
    'Calls, packets and handshakes that were refused, by transport and kind',
    ['transport', 'kind'],
  )
  activity.on('refused', (refusal) => refusals.inc(refusal))
  const cuts = metrics.counter(
    'bingoboard_connections_cut_total',
    'Connections that the server cut, by cause',
    ['cause'],
  )
  activity.on('connection.cut', (cut) => cuts.inc(cut))
  const counted = [
    [
      'mail.settled',
      'bingoboard_mails_total',
      'Emails by outcome: sent, failed, dropped, or logged where there is no SMTP server',
    ],
    [
      'picture.settled',
      'bingoboard_pictures_total',
      'Pictures of link previews by outcome: made, or replaced because too many wait or one failed',
    ],
    ...(redis
      ? [
          [
            'node.message',
            'bingoboard_node_messages_total',
            'Messages to and from other nodes, by outcome: sent, lost, received, or ignored for their shape',
          ] as const,
        ]
      : []),
  ] as const
  for (const [event, name, help] of counted) {
    const counter = metrics.counter(name, help, ['outcome'])
    activity.on(event, ({ outcome }: { outcome: string }) => counter.inc({ outcome }))
  }
}

/** Measures every command by the driver's command monitoring: the connection must have been made with `monitorCommands`. */
function measureDatabase(metrics: Metrics, { connection, isUp }: Database): void {
  metrics.gauge('bingoboard_database_up', '1 while the database can be used, else 0', () => (isUp() ? 1 : 0))
  const durations = metrics.histogram(
    'bingoboard_database_command_duration_seconds',
    'Time of each command, sessions included, by command and outcome',
    ['command', 'outcome'],
    [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5],
  )
  // Mongoose passes on the events of its client.
  connection.on('commandSucceeded', ({ commandName, duration }: mongo.CommandSucceededEvent) =>
    durations.observe({ command: commandName, outcome: 'ok' }, duration / 1000),
  )
  connection.on('commandFailed', ({ commandName, duration }: mongo.CommandFailedEvent) =>
    durations.observe({ command: commandName, outcome: 'failed' }, duration / 1000),
  )
}

/** Registers the metrics of every part. */
export function measureApp(metrics: Metrics, parts: MeasuredParts): void {
  const { activity, database, redis, http, realtime, picturesWaiting, caches } = parts
  new Gauge({
    name: 'bingoboard_build_info',
    help: '1, with the version and the commit of the build as labels',
    labelNames: ['version', 'commit'],
    registers: [metrics],
  }).set({ version: VERSION, commit: COMMIT }, 1)
  measureRequests(metrics, http)
  measureConnections(metrics, { http, engine: realtime.engine, activity })
  measureRealtime(metrics, { io: realtime.io, activity })
  measureDatabase(metrics, database)
  measureActivity(metrics, parts)
  measureAccounts(metrics, activity)
  if (redis)
    metrics.gauge('bingoboard_redis_up', '1 while this process is connected to Redis', () =>
      redis.isUp() ? 1 : 0,
    )
  metrics.gauge('bingoboard_pictures_waiting', 'Pictures that wait to be drawn', picturesWaiting)
  new Gauge({
    name: 'bingoboard_cache_bytes',
    help: 'Bytes kept by each cache; docs/reference.md has their limits',
    labelNames: ['cache'],
    registers: [metrics],
    collect() {
      for (const [cache, bytes] of Object.entries(caches)) this.set({ cache }, bytes())
    },
  })
}
