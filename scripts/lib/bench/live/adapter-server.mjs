import { createServer } from 'node:http'
import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-adapter'
import { Server } from 'socket.io'

/**
 * The reference of the benchmark of several nodes, run as a process of its own: Socket.IO with its own Redis adapter. A POST sends the
 * card to everyone in its room, on all nodes. The arguments are the URL of Redis and the card's JSON.
 */
const [redisUrl, cardJson] = process.argv.slice(2)
const card = JSON.parse(cardJson)
const publisher = createClient({ url: redisUrl })
const subscriber = publisher.duplicate()
await Promise.all([publisher.connect(), subscriber.connect()])

const http = createServer((request, response) => {
  if (request.url.startsWith('/socket.io/')) return
  request.resume().on('end', () => {
    io.to(card.cardId).emit('card:changed', { card })
    response.end('{}')
  })
})
const io = new Server(http, {
  adapter: createAdapter(publisher, subscriber),
  transports: ['websocket'],
  perMessageDeflate: false,
})
io.on('connection', (socket) => {
  void socket.join(socket.handshake.auth.join.cardId)
  socket.emit('card:joined', { card })
})
http.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  console.log(`is ready: http://127.0.0.1:${http.address().port}`),
)
process.on('SIGTERM', () => process.exit(0))
