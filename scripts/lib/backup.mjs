import { failureCode } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './project.mjs'

/** Runs server/backup.ts, which reads the arguments and sets the exit code, from the sources. */
export async function backup() {
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(ROOT)
  if (!(await ensureInstalled())) {
    process.exitCode = failureCode()
    return
  }
  const { register } = await import('tsx/esm/api')
  register()
  await import('../../server/backup.ts')
}
