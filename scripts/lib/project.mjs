import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Vite and Rolldown take these in the path of a source for a fragment, a query, a pattern or a variable. */
const FORBIDDEN_IN_PATH = /[#?*$]/

/** Returns why nothing can be built in the project's folder; undefined when it can. */
export function folderRefusal() {
  const [character] = FORBIDDEN_IN_PATH.exec(ROOT) ?? []
  return (
    character && `BingoBoard can't be built in ${ROOT}: rename the folder that has ${character} in its name.`
  )
}

/** Reads a JSON file; undefined when it is missing or cut short, as after an interrupted write. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the files of client/src/features with this ending, as Vite's manifest names them: from client/. */
export const featureSources = (ending) =>
  readdirSync(join(ROOT, 'client/src/features'), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => `src/features/${file.replaceAll('\\', '/')}`)

/**
 * Returns the JavaScript file of an installed package's command. On Windows, node_modules/.bin needs a shell.
 * @param {string} packageName such as `vite`
 * @param {string} command such as `vite`
 * @returns {string} absolute path
 */
export function packageCommand(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName)
  const { bin } = readJson(join(folder, 'package.json')) ?? {}
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (file === undefined || !existsSync(join(folder, file)))
    throw new Error(`The command ${command} of the package ${packageName} is not installed: run npm ci`)
  return join(folder, file)
}
