import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config-rules.mjs'
import { sessionSecret } from '#server/config.ts'
import { startDatabase } from '#server/database/start.ts'
import { changes } from '#server/embedded-db/changes.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { createLog } from '#server/log.ts'
import { startApp } from '#tests/support/app.ts'
import { anotherBrowser, newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { newFolder } from '#tests/support/new-folder.ts'

/** Starts the app on a separate data directory like `npm start`, with the secret that is stored there. */
async function startOver(dataDir: string) {
  const { config } = readConfig({ DATA_DIR: dataDir })
  if (config === undefined) throw new Error('The configuration was refused')
  const database = startDatabase(config, createLog('silent'), {
    ...(await startEmbeddedDb({ dataDir })),
    changes,
  })
  await database.firstUp
  const app = await startApp({ database, sessionSecret: await sessionSecret(config) })
  return {
    url: app.url,
    stop: async () => {
      await app.close()
      await database.close()
    },
  }
}

const dataDir = newFolder()

it('ACC-7: a session survives a restart, an ended one stays ended, and only the server’s user can read the cookie secret', async () => {
  const first = await startOver(dataDir)
  const { visitor, user, form } = await registeredVisitor(first.url)
  const gone = await anotherBrowser(first.url, form)
  const dead = new Map(gone.cookies)
  expect((await gone.post('/api/logout')).status).toBe(204)
  await first.stop()
  if (process.platform !== 'win32')
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)

  const second = await startOver(dataDir)
  const sameBrowser = newVisitor(second.url, visitor.cookies)
  expect((await sameBrowser.get('/api/user')).body).toEqual(user)
  expect((await sameBrowser.post('/api/cards', {})).status).toBe(201)
  const thief = newVisitor(second.url, dead)
  expect((await thief.get('/api/user')).status).toBe(401)
  expect((await sameBrowser.post('/api/logout')).status).toBe(204)
  expect((await sameBrowser.get('/api/user')).status).toBe(401)
  await second.stop()
})
