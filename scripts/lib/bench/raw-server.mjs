import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/**
 * The reference of the live benchmarks, run as a process of its own: the simplest loop written with `ws`. A client that
 * sends anything gets the card; a POST sends it to everyone, one string for all. The first argument is the card's JSON.
 */
const card = process.argv[2]
const http = createServer((request, response) => {
  request.resume().on('end', () => {
    for (const client of sockets.clients) client.send(`42["card:changed",{"card":${card}}]`)
    response.end(card)
  })
})
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
sockets.on('connection', (socket) => {
  socket.on('error', () => undefined)
  socket.on('message', () => socket.send(`42["card:joined",{"card":${card}}]`))
})
// With --cpu-prof, Node writes its profile when the process ends by itself.
process.on('SIGTERM', () => process.exit())
http.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  console.log(`is ready: http://127.0.0.1:${http.address().port}`),
)
