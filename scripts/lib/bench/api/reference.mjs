import { brotliCompressSync } from 'node:zlib'
import express from 'express'

/**
 * The reference of `npm run bench:api`, run as a process of its own: Express as it comes, which sends what BingoBoard sends. The
 * arguments are a card's JSON and the address of a page.
 */
const card = JSON.parse(process.argv[2])
const page = await (await fetch(process.argv[3])).text()
const compressed = brotliCompressSync(page)

const app = express()
app.get('/api/cards/:cardId', (_req, res) => {
  res.json(card)
})
app.patch('/api/cards/:cardId', express.json(), (_req, res) => {
  res.json(card)
})
app.get('/play/:cardId', (_req, res) => {
  res.set('Content-Encoding', 'br').type('html').send(compressed)
})
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`is ready: http://127.0.0.1:${server.address().port}`),
)
