import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The files that a command names in the folders of the PATH, in their order. */
export function onPath(command, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, command)).filter((path) => existsSync(path))
}
