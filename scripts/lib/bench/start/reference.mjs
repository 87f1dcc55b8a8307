import { createServer } from 'node:http'
import express from 'express'

/** What `npm start` is compared with: an Express app that answers one call. */
const app = express()
app.get('/', (_req, res) => res.json({ ok: true }))
const server = createServer(app)
server.listen({ port: 0, host: '127.0.0.1' }, () => {
  process.stdout.write(`Express is ready: http://127.0.0.1:${server.address().port}\n`)
})
