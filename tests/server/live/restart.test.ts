import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { closeListeners } from '#tests/support/sockets.ts'
import { expectAllComeBack } from './returning-players.ts'

const PLAYERS = process.env.TEST_ALL === '1' ? 200 : 20

describe('a server that restarts', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp({ realtime: { playersIntervalMs: 100 } })
  })
  afterAll(() => app.close())
  afterEach(closeListeners)

  it(`LIV-8, LIV-10, OPS-5: ${PLAYERS} players reconnect and get the edit made in between once`, async () => {
    await expectAllComeBack(app, PLAYERS)
  })
})
