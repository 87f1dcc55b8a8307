import { collectDefaultMetrics, Counter, Registry } from 'prom-client'
import type { Activity } from './activity.ts'

/** The metrics of one process. Each part of the server registers its own, in a file named `*-metrics.ts`. */
export type Metrics = Registry

/** Label values come from our code, never from callers: made-up paths or codes make no new time series. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Counts refusals of both transports, and connections that were cut. */
export function measureRefusals(registry: Metrics, activity: Activity): void {
  const refusals = new Counter({
    name: 'bingoboard_refusals_total',
    help: 'Calls, packets and handshakes that were refused, by transport and kind',
    labelNames: ['transport', 'kind'],
    registers: [registry],
  })
  const cuts = new Counter({
    name: 'bingoboard_connections_cut_total',
    help: 'Connections that the server cut, by cause',
    labelNames: ['cause'],
    registers: [registry],
  })
  activity.on('refused', (refusal) => refusals.inc(refusal))
  activity.on('connection.cut', (cut) => cuts.inc(cut))
}
