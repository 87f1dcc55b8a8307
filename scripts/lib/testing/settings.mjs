import { readConfig } from '../../../server/config-rules.mjs'

/** Every name that the configuration asks for, found by watching it ask: a list of our own would miss the next one. */
export function settingNames() {
  const names = new Set()
  const watched = new Proxy(
    {},
    {
      get: (_none, name) => {
        names.add(name)
        return undefined
      },
    },
  )
  readConfig(watched)
  return [...names]
}

/**
 * Takes the settings of this machine out of the environment: no test may write to the database that MONGODB_URI names here,
 * and none may fail for a PUBLIC_URL.
 * @param {Record<string, string | undefined>} env
 */
export function forgetSettings(env) {
  for (const name of settingNames()) delete env[name]
}
