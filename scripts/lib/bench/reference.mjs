import express from 'express'

/** The reference of `bench:start`, run as a process of its own: Express as it comes. */
const app = express()
app.get('/', (_req, res) => res.json({ ok: true }))
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`is ready: http://127.0.0.1:${server.address().port}`),
)
