import { connect } from 'node:net'
import { SOCKET_HANDSHAKE } from '../raw-http.ts'
import { frameOf } from './random-frames.ts'

/** What ends within this time is waited for; then this side ends the connection. Some frames make the server wait for more. */
const WAIT_MS = 300
/** Only a failure waits that long. */
const DEADLINE_MS = 60_000
/** Of the last packet: no other one has it. */
const LAST_ID = 999_999

export type FramesOutcome =
  /** The server has answered what came after the frames. */
  | 'answered'
  /** It has ended the connection before. */
  | 'ended'
  /** It waited for more of a frame, or this side has reset the connection. */
  | 'left'
  /** It has neither answered nor ended the connection. */
  | 'hung'

/**
 * Connects as a page does, sends these frames at once, and a packet that is refused. It reads and writes bytes, so that any frame
 * can be sent.
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
