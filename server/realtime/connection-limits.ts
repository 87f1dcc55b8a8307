import type { LiveConnection } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/**
 * Packets that may wait for one client. A client that stopped reading made the process grow by 227 MB when there was no
 * such limit; 64 snapshots are at most half a megabyte.
 */
export const MAX_QUEUED_PACKETS = 64
/** Packets of any kind that one connection may send (LIV-8): above, it is closed. */
const PACKETS_PER_SECOND = 100

/**
 * Ends the connection at once, in such a way that its client comes back by itself. Waiting for a farewell would keep the
 * queue of a client that does not read for another 30 s.
 */
function cutOff(connection: LiveConnection): void {
  const tcp = connection.request.socket
  connection.close(true)
  tcp.destroy()
}

/**
 * Watches one connection: a flood, or a queue of 64 packets, ends it and nobody else's.
 * @param onCut told the cause, once
 */
export function limitConnection(
  connection: LiveConnection,
  onCut: (cause: 'flood' | 'stalled reader') => void,
): void {
  const cut = (cause: 'flood' | 'stalled reader') => {
    if (connection.readyState !== 'open') return
    cutOff(connection)
    onCut(cause)
  }

  const bucket = new TokenBucket(
    { capacity: PACKETS_PER_SECOND, perSecond: PACKETS_PER_SECOND },
    performance.now(),
  )
  connection.on('packet', () => {
    if (!bucket.take(performance.now())) cut('flood')
  })

  /** Packets created since the transport last took some, and those that it took and has not got rid of. */
  let waiting = 0
  let handedOver = 0
  let judging = false
  const isStalled = () => waiting + handedOver >= MAX_QUEUED_PACKETS - 1
  connection.on('flush', (packets: unknown[]) => {
    waiting = 0
    handedOver = packets.length
  })
  connection.transport.on('drain', () => {
    handedOver = 0
  })
  connection.on('packetCreate', () => {
    waiting++
    if (judging || !isStalled()) return
    // Judged after this turn of the event loop: a reader that keeps up may well be owed 99 acknowledgements within one.
    judging = true
    setImmediate(() => {
      judging = false
      if (isStalled()) cut('stalled reader')
    })
  })
}
