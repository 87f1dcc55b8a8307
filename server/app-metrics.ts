import type { Server } from 'node:http'
import { Counter, Gauge } from 'prom-client'
import type { Activity } from './activity.ts'
import type { Database } from './database/connect.ts'
import { measureDatabase } from './database/database-metrics.ts'
import { measureHttp } from './http/http-metrics.ts'
import { measureMails } from './mail/mail-metrics.ts'
import { measureRefusals, type Metrics } from './metrics.ts'
import { measurePictures } from './previews/picture-metrics.ts'
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
  const gauge = new Gauge({
    name: 'bingoboard_largest_account_bytes',
    help: 'Bytes of text of the largest account that has added to them since the start',
    registers: [registry],
  })
  let largest = { userId: '', bytes: 0 }
  activity.on('account.measured', (account) => {
    if (account.bytes >= largest.bytes || account.userId === largest.userId) largest = account
    gauge.set(largest.bytes)
  })
}

function measureRedis(
  registry: Metrics,
  { redis, activity }: { redis: Pick<Redis, 'isUp'>; activity: Activity },
): void {
  new Gauge({
    name: 'bingoboard_redis_up',
    help: '1 while this process is connected to Redis',
    registers: [registry],
    collect() {
      this.set(redis.isUp() ? 1 : 0)
    },
  })
  const messages = new Counter({
    name: 'bingoboard_node_messages_total',
    help: 'Messages to and from other nodes, by outcome: sent, lost, received, or ignored for their shape',
    labelNames: ['outcome'],
    registers: [registry],
  })
  activity.on('node.message', (message) => messages.inc(message))
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
  measureRefusals(registry, activity)
  measureHttp(registry, { http, engine: realtime.engine, activity })
  measureRealtime(registry, { io: realtime.io, activity })
  measureDatabase(registry, database)
  if (redis) measureRedis(registry, { redis, activity })
  measureMails(registry, activity)
  measureAccounts(registry, activity)
  measurePictures(registry, { activity, waiting: picturesWaiting })
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
