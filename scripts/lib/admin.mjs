import { failureCode } from './children.mjs'
import { ensureInstalled, registerTypeScript } from './install.mjs'
import { ROOT } from './project.mjs'

/** Runs server/admin.ts, which reads the arguments and sets the exit code, from the sources. */
export async function admin() {
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(ROOT)
  if (!(await ensureInstalled())) return failureCode()
  await registerTypeScript()
  await import('../../server/admin.ts')
  return undefined
}
