import { readConfig } from '../../../server/config-rules.mjs'

/** Every name that the configuration reads, recorded from its reads: a second list would become outdated. */
export function settingNames() {
  const names = new Set()
  readConfig(new Proxy({}, { get: (_none, name) => void names.add(name) }))
  return [...names]
}

/**
 * Removes the settings of this machine from the environment: no test may write to the database of MONGODB_URI, or fail
 * because of a PUBLIC_URL.
 */
export function removeSettings(env) {
  for (const name of settingNames()) delete env[name]
}
