import { ensureBuilt } from '../build-state.mjs'
import { failureCode } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { ROOT } from '../project.mjs'
import { removeSettings } from '../testing/settings.mjs'

const BENCHMARKS = {
  live: (args) => import('./live.mjs').then(({ benchLive }) => benchLive(args)),
  page: (args) => import('./page.mjs').then(({ benchPages }) => benchPages(args)),
  start: () => import('./start.mjs').then(({ benchStart }) => benchStart()),
}

/**
 * Runs a benchmark of the built app.
 * @param {string[]} args name of the benchmark, and its own arguments
 * @returns {Promise<number | undefined>} exit code
 */
export async function bench([name, ...args]) {
  process.chdir(ROOT)
  removeSettings(process.env)
  if (!(await ensureInstalled()) || !(await ensureBuilt())) return failureCode()
  return BENCHMARKS[name](args)
}
