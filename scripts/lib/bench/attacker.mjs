/**
 * One anonymous client, as a process: asks for one expensive call as fast as the server answers, on all of its connections,
 * until it is ended. It pipelines, reads answers without looking at them, and opens a connection anew when the server cuts it.
 * Started with a JSON argument: `{url, attack, connections, target}`.
 */
import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { requestText } from './load.mjs'

/** Each attack makes the text of its request number `index`. */
const REQUESTS = {
  items: ({ categoryId }) => requestText('GET', `/api/categories/${categoryId}/content`, BROTLI),
  'use of a category': ({ categoryId }) =>
    requestText('POST', `/api/categories/${categoryId}/use`, {}, { count: 25 }),
  pages: ({ cardIds }, index) => requestText('GET', `/play/${cardIds[index % cardIds.length]}`, BROTLI),
  previews: ({ cardIds }, index) => requestText('GET', `/preview/${cardIds[index % cardIds.length]}.png`),
  'log-in': (_target, index) =>
    requestText(
      'POST',
      '/api/login',
      {},
      {
        email: `guess${index % 1000}@example.com`,
        password: `guess ${index}`,
      },
    ),
}
const BROTLI = { 'accept-encoding': 'br' }

/** Most requests that the server has in work for one connection. */
const PIPELINED = 8
const RECONNECT_MS = 50
/** Cards that one socket may have joined at a time. */
const ROOMS = 5

const { url, attack, connections, target } = JSON.parse(process.argv[2])
const { hostname, port } = new URL(url)
let requests = 0

function send(socket, count) {
  if (socket.writable)
    socket.write(Array.from({ length: count }, () => REQUESTS[attack](target, requests++)).join(''))
}

function keepAsking() {
  const socket = connect(Number(port), hostname)
  socket.on('connect', () => send(socket, PIPELINED))
  socket.on('data', (data) => {
    const answers = data.toString('latin1').split('HTTP/1.1 ').length - 1
    if (answers > 0) send(socket, answers)
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => setTimeout(keepAsking, RECONNECT_MS))
}

function keepJoining() {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false })
  const joined = []
  const join = () => {
    if (joined.length === ROOMS) socket.emit('card:leave', { cardId: joined.shift() })
    const cardId = target.cardIds[requests++ % target.cardIds.length]
    joined.push(cardId)
    socket.emit('card:join', { cardId }, join)
  }
  socket.on('connect', join)
  const again = () => {
    socket.close()
    setTimeout(keepJoining, RECONNECT_MS)
  }
  socket.on('disconnect', again)
  socket.on('connect_error', again)
}

for (let index = 0; index < connections; index++) (attack === 'joins' ? keepJoining : keepAsking)()
