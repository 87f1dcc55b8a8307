import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { readConfig } from '../../server/config-rules.mjs'
import { ROOT } from './project.mjs'

const LISTEN_REFUSALS = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is already in use. Choose another, or leave PORT unset for a free one`,
  EACCES: ({ port }) => `PORT ${port} may not be opened by this user: ports below 1024 are often reserved`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not a name that this machine knows`,
}

/** The reason why the server cannot listen there, in one line; undefined when it can. */
export function listenRefusal({ port, host }) {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const explain = LISTEN_REFUSALS[error.code] ?? (() => `PORT ${port} cannot be opened: ${error.message}`)
      answer(explain({ port, host }))
    })
    probe.listen({ port, host }, () => probe.close(() => answer(undefined)))
  })
}

/** The reason why data cannot be stored there, in one line; undefined when it probably can (nothing is written). */
function dataDirRefusal(dataDir) {
  const path = resolve(ROOT, dataDir)
  let existing = path
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing)
  if (!statSync(existing).isDirectory()) return `DATA_DIR ${path} is not a folder: ${existing} is a file`
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `DATA_DIR ${path} cannot be written to (${error.code})`
  }
}

/**
 * Checks the settings before anything is installed or built.
 * @returns {Promise<string | undefined>} one line that begins with the variable's name
 */
export async function refusal(env) {
  const { config, error } = readConfig(env)
  if (error !== undefined) return error
  const usesDataDir = config.mongodbUri === undefined || config.sessionSecret === undefined
  const noData = usesDataDir ? dataDirRefusal(config.dataDir) : undefined
  if (noData !== undefined) return noData
  // Without PORT the server looks for a free one. Port 0 is always free, so only a wrong HOST fails.
  if (config.portIsSet || config.host !== undefined)
    return listenRefusal({ port: config.portIsSet ? config.port : 0, host: config.host })
  return undefined
}
