import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that is free on all addresses. A server on it keeps it over its restarts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
