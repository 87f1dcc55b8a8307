import type { Connection } from 'mongoose'
import { startPatientTimer } from '../patient-timer.ts'

type Client = ReturnType<Connection['getClient']>

interface Waits {
  /** After this time without a heartbeat the database counts as silent, ms. */
  silentMs: number
  /** A heartbeat that has not ended after this time never ends, ms. */
  stuckMs: number
}

/**
 * Follows the heartbeats of a connected client.
 *
 * Mongoose calls a connection without heartbeats disconnected by the clock alone, so that a server with a
 * stalled event loop would refuse requests although the database answers. A load balancer sends no
 * heartbeats, so the time runs from the first one.
 * @param onStuck called when a heartbeat does not end. The driver (7.8) writes it to a socket that has just been destroyed,
 * and waits for that socket's `drain`, which never comes: it would not notice that the database is back.
 */
export function watchHeartbeats(
  client: Client,
  { silentMs, stuckMs }: Waits,
  onStuck: () => void,
): { isSilent: () => boolean } {
  let silent = false
  let stopWaiting = () => {}
  const stopOf = new Map<string, () => void>()

  function handleSuccess(): void {
    silent = false
    stopWaiting()
    stopWaiting = startPatientTimer(silentMs, () => {
      silent = true
    })
  }
  function handleEnd(connectionId: string): void {
    stopOf.get(connectionId)?.()
    stopOf.delete(connectionId)
  }

  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    handleEnd(connectionId)
    stopOf.set(connectionId, startPatientTimer(stuckMs, onStuck))
  })
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => {
    handleSuccess()
    handleEnd(connectionId)
  })
  client.on('serverHeartbeatFailed', ({ connectionId }) => handleEnd(connectionId))
  client.on('serverClosed', ({ address }) => handleEnd(address))
  return { isSilent: () => silent }
}
