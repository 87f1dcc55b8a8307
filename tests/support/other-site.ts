import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another origin. Our server is at `localhost`, so an address is another site, and another port only another origin. */
export async function startSite(
  html: string,
  host = '127.0.0.1',
): Promise<{ url: string; close: () => Promise<void> }> {
  const site = createServer((_req, res) =>
    res
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>A wiki</title>${html}`),
  ).listen(0, host)
  await once(site, 'listening')
  return {
    url: `http://${host}:${(site.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => site.close(() => resolve())),
  }
}
