import type { Server } from 'node:http'
import { Gauge } from 'prom-client'
import type { Activity } from './activity.ts'
import type { Database } from './database/connect.ts'
import { measureDatabase } from './database/database-metrics.ts'
import { measureHttp } from './http/http-metrics.ts'
import { addCounter, addGauge, type Metrics } from './metrics.ts'
import { measureRealtime } from './realtime/realtime-metrics.ts'
import type { Realtime } from './realtime/io.ts'
import type { Redis } from './redis.ts'
import { COMMIT, VERSION } from './version.ts'

export interface MeasuredParts {
  activity: Activity
  database: Database
  redis: Pick<Redis, 'isUp'> | undefined
  http: Server
  realtime: Pick<Realtime, 'io' | 'engine'>
  /** Pictures that wait to be drawn. */
  picturesWaiting: () => number
  /** The bytes of each cache, by its name. */
  caches: Record<string, () => number>
}

/** No label names the account: it is in the log as `account_nearly_full`. */
function measureAccounts(registry: Metrics, activity: Activity): void {
  let largest = { userId: '', bytes: 0 }
  addGauge(
    registry,
    'bingoboard_largest_account_bytes',
    'Bytes of text of the largest account that has added to them since the start',
    () => largest.bytes,
  )
  activity.on('account.measured', (account) => {
    if (account.bytes >= largest.bytes || account.userId === largest.userId) largest = account
  })
}

/** Counts refusals, connections, messages, emails and pictures by their outcome. */
function measureActivity(registry: Metrics, { activity, redis }: MeasuredParts): void {
  const refusals = addCounter(
    registry,
    'bingoboard_refusals_total',
    'Calls, packets and handshakes that were refused, by transport and kind',
    ['transport', 'kind'],
  )
  activity.on('refused', (refusal) => refusals.inc(refusal))
  const cuts = addCounter(
    registry,
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
    const counter = addCounter(registry, name, help, ['outcome'])
    activity.on(event, ({ outcome }: { outcome: string }) => counter.inc({ outcome }))
  }
}

/** Registers the metrics of every part. */
export function measureApp(registry: Metrics, parts: MeasuredParts): void {
  const { activity, database, redis, http, realtime, picturesWaiting, caches } = parts
  new Gauge({
    name: 'bingoboard_build_info',
    help: '1, with the version and the commit of the build as labels',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version: VERSION, commit: COMMIT }, 1)
  measureHttp(registry, { http, engine: realtime.engine, activity })
  measureRealtime(registry, { io: realtime.io, activity })
  measureDatabase(registry, database)
  measureActivity(registry, parts)
  measureAccounts(registry, activity)
  if (redis)
    addGauge(registry, 'bingoboard_redis_up', '1 while this process is connected to Redis', () =>
      redis.isUp() ? 1 : 0,
    )
  addGauge(registry, 'bingoboard_pictures_waiting', 'Pictures that wait to be drawn', picturesWaiting)
  new Gauge({
    name: 'bingoboard_cache_bytes',
    help: 'Bytes kept by each cache; docs/reference.md has their limits',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const [cache, bytes] of Object.entries(caches)) this.set({ cache }, bytes())
    },
  })
}
