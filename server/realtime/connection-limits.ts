import type { LiveConnection } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/**
 * Packets that may wait for one client. Without a limit, a client that stopped reading made the process grow by 227 MB; 64
 * snapshots are at most 512 kB.
 */
export const MAX_QUEUED_PACKETS = 64
/** Packets of any kind that one connection may send (LIV-8). Above, it is closed. */
const PACKETS_PER_SECOND = 100
/**
 * How long a WebSocket may stay open before its client says that it speaks Socket.IO. Socket.IO's own `connectTimeout` closes
 * gracefully, which takes another 30 s with a client that doesn't answer.
 */
const GREETING_TIMEOUT_MS = 10_000

/**
 * Acknowledgements with cards that wait for all clients together; what goes to a room is one text for everyone in it. Above, a
 * client that asks for more without taking what waits is cut.
 */
const MAX_WAITING_BYTES = 32 * 1024 * 1024

type Cause = 'flood' | 'stalled reader' | 'no greeting'

/** What waits for all clients of a server. */
export interface WaitingBytes {
  total: number
  max: number
}

export function createWaitingBytes(max = MAX_WAITING_BYTES): WaitingBytes {
  return { total: 0, max }
}

interface Packet {
  data?: unknown
  options?: { wsPreEncodedFrame?: unknown }
}

/** The bytes of a packet that no other client gets. */
function ownBytesOf({ data, options }: Packet): number {
  return typeof data === 'string' && !options?.wsPreEncodedFrame ? data.length : 0
}

/**
 * Closes the connection at once, so that its client reconnects. A graceful close would keep the queue of a client that does
 * not read for another 30 s.
 */
function cutOff(connection: LiveConnection): void {
  const tcp = connection.request.socket
  connection.close(true)
  tcp.destroy()
}

/**
 * Closes a connection that floods the server, whose queue reaches 64 packets or the bytes of all, or that opens no Socket.IO session.
 * @param isGreeted whether its client has opened one
 * @param onCut called once, with the cause
 */
export function limitConnection(
  connection: LiveConnection,
  {
    isGreeted,
    onCut,
    waitingBytes,
  }: { isGreeted: () => boolean; onCut: (cause: Cause) => void; waitingBytes: WaitingBytes },
): void {
  const cut = (cause: Cause) => {
    if (connection.readyState === 'closed') return
    cutOff(connection)
    onCut(cause)
  }

  const greeting = setTimeout(() => {
    if (!isGreeted()) cut('no greeting')
  }, GREETING_TIMEOUT_MS)
  connection.once('close', () => clearTimeout(greeting))

  const bucket = new TokenBucket(
    { capacity: PACKETS_PER_SECOND, perSecond: PACKETS_PER_SECOND },
    performance.now(),
  )
  connection.on('packet', () => {
    if (!bucket.take(performance.now())) cut('flood')
  })

  /** Packets created since the transport last took some, and packets that it has not written yet. */
  let waiting = 0
  let handedOver = 0
  let judging = false
  let bytes = 0
  let handedOverBytes = 0
  const isStalled = () =>
    waiting + handedOver >= MAX_QUEUED_PACKETS - 1 || (bytes > 0 && waitingBytes.total > waitingBytes.max)
  const takeOff = (taken: number) => {
    bytes -= taken
    waitingBytes.total -= taken
  }
  connection.on('flush', (packets: unknown[]) => {
    waiting = 0
    handedOver = packets.length
    handedOverBytes = bytes
  })
  connection.transport.on('drain', () => {
    handedOver = 0
    takeOff(handedOverBytes)
    handedOverBytes = 0
  })
  connection.once('close', () => {
    takeOff(bytes)
    handedOverBytes = 0
  })
  connection.on('packetCreate', (packet: Packet) => {
    waiting++
    bytes += ownBytesOf(packet)
    waitingBytes.total += ownBytesOf(packet)
    if (judging || !isStalled()) return
    // Checked after this turn of the event loop: a client that keeps up may get 99 acknowledgements within one.
    judging = true
    setImmediate(() => {
      judging = false
      if (isStalled()) cut('stalled reader')
    })
  })
}
