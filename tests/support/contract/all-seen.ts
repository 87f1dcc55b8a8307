import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { SEEN_ANSWERS } from '../run-folder.ts'

/** Codes that need a bug, a broken stream or an overloaded server. They are not tested with every call. */
const RARE = new Set(['internal', 'unavailable', 'too-large', 'unsupported-media-type', 'too-many-requests'])

/**
 * Fails a run of all server tests if a documented response never occurred: it is not tested, or does not exist.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const file = join(project.getProvidedContext().runFolder, SEEN_ANSWERS)
  writeFileSync(file, '')
  return async () => {
    const seen = new Set(readFileSync(file, 'utf8').split('\n'))
    const { state, config } = project.vitest
    const { testFiles } = await project.globTestFiles()
    const ran = state.getFiles().filter(({ projectName }) => projectName === project.name)
    if (ran.length < testFiles.length || config.testNamePattern) return
    const { CALL_NAMES } = await import('#shared/contract/calls.ts')
    const { refusedOf } = await import('#server/http/openapi/statuses.ts')
    const { successesOf } = await import('./successes.ts')
    const documented = CALL_NAMES.flatMap((name) => [
      ...successesOf(name).map((status) => `${name} ${status}`),
      ...refusedOf(name).flatMap(({ status, reasons }) =>
        reasons.filter(([code]) => !RARE.has(code)).map(([code]) => `${name} ${status} ${code}`),
      ),
    ])
    const unseen = documented.filter((answer) => !seen.has(answer))
    if (unseen.length === 0) return
    console.error(`API-11: shared/contract documents what no test of the server got:\n${unseen.join('\n')}`)
    // An error thrown in a teardown is only printed, and the run would still pass.
    process.exitCode = 1
  }
}
