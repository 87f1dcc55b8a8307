import { brotliCompressSync } from 'node:zlib'
import express from 'express'

/**
 * The reference of `bench:api` and `bench:start`, run as a process of its own: Express as it comes, with the
 * answers of BingoBoard. The arguments are a card's JSON and the address of a page.
 */
const [, , cardJson = '{}', address] = process.argv
const card = JSON.parse(cardJson)
const page = address === undefined ? '' : await (await fetch(address)).text()
const compressed = brotliCompressSync(page)

const app = express()
app.get('/', (_req, res) => res.json({ ok: true }))
app.get('/api/cards/:cardId', (_req, res) => res.json(card))
app.patch('/api/cards/:cardId', express.json(), (_req, res) => res.json(card))
app.get('/play/:cardId', (_req, res) => res.set('Content-Encoding', 'br').type('html').send(compressed))
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`is ready: http://127.0.0.1:${server.address().port}`),
)
