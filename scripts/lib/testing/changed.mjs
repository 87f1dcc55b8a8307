import { readFileSync } from 'node:fs'
import { runChild } from '../children.mjs'

/** @returns {Promise<string[]>} paths */
async function git(...args) {
  const { code, output } = await runChild('git', args, { capture: true })
  if (code !== 0) throw new Error(output)
  return output.split('\n').filter(Boolean)
}

/** Returns how tests import a source file: `#client/lib/lazy/idle.ts` for `client/src/lib/lazy/idle.ts`. */
const importPathOf = (file) => `'#${file.replace('client/src/', 'client/')}'`

/**
 * Returns the unit tests of a change: changed ones, those that import a changed file, and those of a changed feature.
 * Not all that reach it through other files, as `vitest --changed` does: most tests of the client open the whole app.
 * @param {string} since a commit
 * @returns {Promise<string[]>} paths
 */
export async function testsOfChange(since) {
  const changed = [
    ...(await git('diff', '--name-only', '--diff-filter=d', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  const imports = changed.map(importPathOf)
  const folders = changed.flatMap((file) => {
    const feature = /^client\/src\/features\/([^/]+)/.exec(file)
    return feature ? [`tests/client/${feature[1]}/`] : []
  })
  const tests = await git('ls-files', '--cached', '--others', '--exclude-standard', 'tests')
  return tests.filter((file) => {
    if (!/\.test\.tsx?$/.test(file) || /^tests\/e2e|\.long\.test/.test(file)) return false
    if (changed.includes(file) || folders.some((folder) => file.startsWith(folder))) return true
    const code = readFileSync(file, 'utf8')
    return imports.some((name) => code.includes(name))
  })
}
