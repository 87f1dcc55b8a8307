import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/** Below the ephemeral ports of outgoing connections: clients that reconnect to one of those can connect to themselves. */
const FROM = 12_000
const TO = 30_000

/** Returns a port that is free on all addresses. A server can keep it across restarts. */
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
