import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

/** The metrics of one process. Each part of the server registers its own, in a file named `*-metrics.ts`. */
export type Metrics = Registry

/** Label values come from our code, never from callers: made-up paths or codes make no new time series. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Registers a number that each scrape reads. */
export function addGauge(
  registry: Metrics,
  name: string,
  help: string,
  value: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await value())
    },
  })
}

/** Registers a counter. */
export function addCounter<Label extends string>(
  registry: Metrics,
  name: string,
  help: string,
  labelNames: Label[],
): Counter<Label> {
  return new Counter({ name, help, labelNames, registers: [registry] })
}
