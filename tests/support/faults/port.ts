import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: clients that reconnect to one of those can meet themselves. */
const FROM = 12_000
const TO = 30_000

/** A free port that a server keeps over its restarts. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM))
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
