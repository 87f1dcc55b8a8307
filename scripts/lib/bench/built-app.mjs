import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callJson, registerHost } from './calls.mjs'
import { startServer } from './server-process.mjs'

/**
 * Starts the built server on a free port and an empty database.
 * @param {Record<string, string>} settings further ones
 * @param {string[]} nodeOptions
 */
export async function startBuiltApp(settings = {}, nodeOptions = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-bench-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    const server = await startServer([...nodeOptions, 'dist/server/index.js'], {
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    })
    const stop = async () => {
      await server.stop()
      await removeData()
    }
    return { ...server, stop }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** Creates a card of a new host from an official category. @returns {Promise<string>} its id */
export async function makeCard(url, categoryId = 'virtualmtg') {
  const cookie = await registerHost(url)
  const made = await callJson(url, 'POST', `/api/categories/${categoryId}/use`, { body: {}, cookie })
  return made.body.cardId
}
