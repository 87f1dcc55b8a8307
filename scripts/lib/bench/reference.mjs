import express from 'express'

/**
 * The reference of `bench:api` and `bench:start`, run as a process of its own: Express as it comes, with the
 * answers of BingoBoard. The argument is a card's JSON.
 */
const card = JSON.parse(process.argv[2] ?? '{}')

const app = express()
app.get('/', (_req, res) => res.json({ ok: true }))
app.get('/api/cards/:cardId', (_req, res) => res.json(card))
app.patch('/api/cards/:cardId', express.json(), (_req, res) => res.json(card))
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`is ready: http://127.0.0.1:${server.address().port}`),
)
