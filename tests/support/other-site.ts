import { createServer } from 'node:http'
import { listening } from './listening.ts'

/**
 * Starts a page on another origin. Our server is at `localhost`, so an IP address is another site, while another port
 * is only another origin.
 */
export async function startSite(html: string): Promise<{ url: string; close: () => Promise<void> }> {
  const site = createServer((_req, res) =>
    res
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>A wiki</title>${html}`),
  )
  return {
    url: `http://127.0.0.1:${await listening(site)}/`,
    close: () => new Promise((resolve) => site.close(() => resolve())),
  }
}
