import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/** Below the ports that systems give to outgoing connections: clients that reconnect to one of those can meet themselves. */
const FROM = 12_000
const TO = 30_000

/** A port that is free on all addresses. A server on it keeps it over its restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) =>
      probe.once('error', () => resolve(false)).listen(port, () => resolve(true)),
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
