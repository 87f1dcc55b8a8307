import { connect } from 'node:net'
import { SOCKET_HANDSHAKE } from '../raw-http.ts'
import { frameOf } from './random-frames.ts'

/** After this time this side ends the connection: some frames make the server wait for more data. */
const WAIT_MS = 300
/** Only failures wait this long. */
const DEADLINE_MS = 60_000
/** The id of the last packet, which no other packet has. */
const LAST_ID = 999_999

export type FramesOutcome =
  /** The server responded to the packet after the frames. */
  | 'answered'
  /** The server closed the connection before that. */
  | 'ended'
  /** The server waited for the rest of a frame, or this side reset the connection. */
  | 'left'
  /** The server neither responded nor closed the connection. */
  | 'hung'

/**
 * Connects like a page, and sends these frames together, followed by a packet that is refused. Works with raw bytes, so that any
 * frame can be sent.
 * @param isReset whether the connection is reset after the frames
 */
export function sendFrames(
  port: number,
  frames: readonly Buffer[],
  { isReset }: { isReset: boolean },
): Promise<FramesOutcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let outcome: FramesOutcome | undefined
    let received = ''
    let step: 'upgrading' | 'greeting' | 'sent' = 'upgrading'
    let leaving: NodeJS.Timeout | undefined
    const deadline = setTimeout(() => {
      outcome = 'hung'
      socket.destroy()
    }, DEADLINE_MS)
    const leave = (as: FramesOutcome) => {
      outcome ??= as
      // Not `destroy`: the server reads everything that was sent.
      socket.end()
    }

    socket.write(`${SOCKET_HANDSHAKE.join('\r\n')}\r\n\r\n`)
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1')
      if (step === 'upgrading' && received.includes('{"sid":')) {
        step = 'greeting'
        socket.write(frameOf('40'))
      }
      if (step === 'greeting' && received.includes('40{"sid":')) {
        step = 'sent'
        const last = frameOf(`42${LAST_ID}["the last of all"]`)
        socket.write(Buffer.concat([...frames, last]), () => {
          if (!isReset) return
          outcome = 'left'
          socket.resetAndDestroy()
        })
        leaving = setTimeout(() => leave('left'), WAIT_MS)
      }
      if (step === 'sent' && received.includes(`43${LAST_ID}[`)) leave('answered')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(leaving)
      clearTimeout(deadline)
      resolve(outcome ?? 'ended')
    })
  })
}
