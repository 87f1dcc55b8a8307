import type { CardJoined, ConnectAuth } from '#shared/events.ts'
import type { Result } from '#shared/errors.ts'
import type { LiveSocket } from './socket-client.ts'

export type JoinRequest = NonNullable<ConnectAuth['join']>

/**
 * Sends the join of a socket's first card with each CONNECT, which saves a round trip.
 * @param request called when a connection opens
 */
export function joinInConnect(socket: LiveSocket, request: () => JoinRequest) {
  let sent: JoinRequest | undefined
  let settle: { resolve: (result: Result<CardJoined>) => void; reject: () => void } | undefined
  const auth = (send: (auth: ConnectAuth) => void) => {
    sent = request()
    send({ join: sent })
  }
  // Without this one the socket has none: it is a property that Socket.IO reads on every connection.
  const isFirst = typeof socket.auth !== 'function'
  if (isFirst) socket.auth = auth

  return {
    /** The join that this connection began with, once. */
    take: () => {
      const request = sent
      sent = undefined
      return request
    },
    /** The answer to it. Rejects when the connection ends first, or after `timeoutMs`. */
    answer: (timeoutMs: number) =>
      new Promise<Result<CardJoined>>((resolve, reject) => {
        const timer = setTimeout(reject, timeoutMs)
        const once =
          <T>(then: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer)
            settle = undefined
            then(value)
          }
        settle = { resolve: once(resolve), reject: once(reject) as () => void }
      }),
    /** Call it when the connection has ended. */
    fail: () => {
      sent = undefined
      settle?.reject()
    },
    /** Call it with each `card:joined`. */
    receive: (result: Result<CardJoined>) => settle?.resolve(result),
    stop: () => {
      if (isFirst) socket.auth = {}
      const { cardId } = sent ?? {}
      // It is on its way, and the server will count the page as a player.
      if (cardId !== undefined)
        socket.once('connect', () => socket.emit('card:leave', { cardId }, () => undefined))
      sent = undefined
    },
  }
}
