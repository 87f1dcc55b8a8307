import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

/** A scrape is a request without a body and takes some milliseconds. */
const TIMEOUT_MS = 10_000
const MAX_CONNECTIONS = 20

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

/** Answers `GET /metrics` in Prometheus' text format and nothing else. It is not for the public: it has a port of its own. */
export function createMetricsServer(metrics: Metrics): Server {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, (req, res) => {
    if (req.url?.split('?')[0] !== '/metrics') res.writeHead(404).end()
    else if (req.method !== 'GET') res.writeHead(405, { Allow: 'GET' }).end()
    else
      metrics.metrics().then(
        (text) => res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
        () => res.writeHead(500).end(),
      )
  })
  server.setTimeout(TIMEOUT_MS)
  server.maxConnections = MAX_CONNECTIONS
  return server
}
