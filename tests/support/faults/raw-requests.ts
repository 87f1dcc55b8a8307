import { connect } from 'node:net'

/** Without a response for this long, this side ends the connection: some requests make the server wait for more data. */
const WAIT_MS = 1000
/** Only failures wait this long: the server waits 30 s for the end of a request. */
const DEADLINE_MS = 60_000
const RESET_AFTER_MS = 3
const STATUS = /HTTP\/1\.1 (\d{3}) /g

/**
 * Sends requests together on a separate connection.
 * @param isReset whether the connection is reset while they are being processed
 * @returns the statuses of the responses; undefined if the server neither responded to all requests nor closed the connection
 */
export function sendRequests(
  port: number,
  requests: readonly Buffer[],
  { isReset }: { isReset: boolean },
): Promise<number[] | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let received = ''
    let isHung = false
    // Uses `end` instead of `destroy`, so that the server reads everything that was sent.
    const leaving = setTimeout(() => socket.end(), WAIT_MS)
    const deadline = setTimeout(() => {
      isHung = true
      socket.destroy()
    }, DEADLINE_MS)
    socket.write(Buffer.concat(requests), () => {
      if (isReset) setTimeout(() => socket.resetAndDestroy(), RESET_AFTER_MS)
    })
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1')
      leaving.refresh()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(leaving)
      clearTimeout(deadline)
      resolve(isHung ? undefined : [...received.matchAll(STATUS)].map(([, status]) => Number(status)))
    })
  })
}
