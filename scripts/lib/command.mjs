import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './build-state.mjs'
import { failureCode } from './children.mjs'
import { ensureInstalled, registerTypeScript } from './install.mjs'
import { ROOT } from './project.mjs'

/**
 * Runs a command of the server: the built one, which needs no more packages than the server, or else the source. An
 * install could remove packages that a running server uses. The command reads the arguments and sets the exit code.
 * @param {'admin' | 'backup'} name of its file
 */
export async function command(name) {
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(ROOT)
  const built = isBuilt()
  if (!built) {
    if (!(await ensureInstalled())) return failureCode()
    await registerTypeScript()
  }
  await import(pathToFileURL(join(ROOT, built ? `dist/server/${name}.js` : `server/${name}.ts`)).href)
  return undefined
}
