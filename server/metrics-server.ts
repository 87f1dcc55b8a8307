import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'
/** A scrape is a request without a body and takes some milliseconds. */
const TIMEOUT_MS = 10_000
const MAX_CONNECTIONS = 20

/** Answers `GET /metrics` in Prometheus' text format and nothing else. It is not for the public: it has a port of its own. */
export function createMetricsServer(metrics: Metrics): Server {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, (req, res) => {
    if (req.url?.split('?')[0] !== PATH) res.writeHead(404).end()
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
