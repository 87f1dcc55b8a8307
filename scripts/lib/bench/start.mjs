import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../project.mjs'
import { comparePairs } from './measure.mjs'
import { startServer, withServers } from './server.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')

/** Prints how long `npm start` takes to print its address, as a ratio to bare Express with the same command. */
export async function benchStart() {
  await withServers(async (_start, folder) => {
    const scripts = { start: `exec node ${JSON.stringify(REFERENCE)}` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts }))
    const measure = (cwd) => async () => {
      const startedMs = performance.now()
      const env = { PORT: '0', DATA_DIR: join(folder, 'data') }
      const { stop } = await startServer(['start'], { command: 'npm', cwd, env })
      const readyMs = performance.now() - startedMs
      await stop()
      return readyMs
    }
    const sides = { ours: measure(ROOT), reference: measure(folder) }
    console.log(`P9 npm start to its address: ${await comparePairs({ ...sides, name: 'bare Express' })}`)
  })
}
