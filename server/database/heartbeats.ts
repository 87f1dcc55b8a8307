import type { Connection } from 'mongoose'
import { startPatientTimer } from '../patient-timer.ts'

/**
 * Follows the heartbeats of a connected client.
 *
 * Mongoose calls a connection without heartbeats disconnected by the clock alone, so that a server with a
 * stalled event loop would refuse requests although the database answers. A load balancer sends no
 * heartbeats, so the time runs from the first one.
 * @param silentMs after this time without a heartbeat the database counts as silent
 * @returns whether it is silent now
 */
export function watchHeartbeats(
  client: ReturnType<Connection['getClient']>,
  silentMs: number,
): () => boolean {
  let silent = false
  let stopWaiting = () => {}
  client.on('serverHeartbeatSucceeded', () => {
    silent = false
    stopWaiting()
    stopWaiting = startPatientTimer(silentMs, () => {
      silent = true
    })
  })
  return () => silent
}
