import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Makes every response emit `close` when its connection ends. Node emits it only for the one that is on its way: those that wait
 * behind it on a pipelined connection would count as in work for ever.
 */
export function closeQueuedResponses(handle: RequestListener): RequestListener {
  const open = new WeakMap<Socket, Set<ServerResponse>>()

  function responsesOf(socket: Socket): Set<ServerResponse> {
    const known = open.get(socket)
    if (known) return known
    const responses = new Set<ServerResponse>()
    open.set(socket, responses)
    socket.once('close', () => {
      // The one on its way has its connection, and closes by itself.
      for (const response of responses)
        if (response.socket === null) {
          response.destroyed = true
          response.emit('close')
        }
    })
    return responses
  }

  return (req, res) => {
    if (req.socket.destroyed) return
    const responses = responsesOf(req.socket)
    responses.add(res)
    res.once('close', () => responses.delete(res))
    handle(req, res)
  }
}
