import { failureCode } from './children.mjs'
import { ensureInstalled, registerTypeScript } from './install.mjs'
import { ROOT } from './project.mjs'

/**
 * Runs a command of the server from the sources. It reads the arguments and sets the exit code.
 * @param {'admin' | 'backup'} name of its file
 */
export async function command(name) {
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(ROOT)
  if (!(await ensureInstalled())) return failureCode()
  await registerTypeScript()
  await import(`../../server/${name}.ts`)
  return undefined
}
