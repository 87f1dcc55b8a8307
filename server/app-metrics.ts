import type { Server } from 'node:http'
import { Gauge } from 'prom-client'
import type { Activity } from './activity.ts'
import type { Database } from './database/connect.ts'
import { measureDatabase } from './database/database-metrics.ts'
import { measureHttp } from './http/http-metrics.ts'
import { measureMails } from './mail/mail-metrics.ts'
import { measureRefusals, type Metrics } from './metrics.ts'
import { measurePictures } from './previews/picture-metrics.ts'
import { measureRealtime } from './realtime/realtime-metrics.ts'
import type { Realtime } from './realtime/io.ts'

export interface MeasuredParts {
  activity: Activity
  database: Database
  http: Server
  io: Realtime['io']
  /** Pictures that wait to be drawn. */
  picturesWaiting: () => number
  /** The bytes of each cache, by its name. */
  caches: Record<string, () => number>
}

/** Registers the metrics of every part. Call it after Socket.IO is attached to `http`. */
export function measureApp(registry: Metrics, parts: MeasuredParts): void {
  const { activity, database, http, io, picturesWaiting, caches } = parts
  measureRefusals(registry, activity)
  measureHttp(registry, { http, engine: io.engine, activity })
  measureRealtime(registry, { io, activity })
  measureDatabase(registry, database)
  measureMails(registry, activity)
  measurePictures(registry, { activity, waiting: picturesWaiting })
  new Gauge({
    name: 'bingoboard_cache_bytes',
    help: 'Bytes kept by each cache; docs/operations.md has their limits',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const [cache, bytes] of Object.entries(caches)) this.set({ cache }, bytes())
    },
  })
}
