import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** A scrape is a request without a body and takes some milliseconds. */
const TIMEOUT_MS = 10_000
const MAX_CONNECTIONS = 20

/** The metrics of one process. Each part of the server registers its own, in a file named `*-metrics.ts`. */
export class Metrics extends Registry {
  /** Registers a number that each scrape reads. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this],
      async collect() {
        this.set(await value())
      },
    })
  }

  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this] })
  }

  histogram<Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this] })
  }
}

/** Creates the metrics. Label values come from our code, never from callers: made-up paths make no new time series. */
export function createMetrics(): Metrics {
  const metrics = new Metrics()
  collectDefaultMetrics({ register: metrics })
  return metrics
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
