import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/mutants/run-mutants.mjs').then(async ({ runMutants }) => {
  process.exitCode = await runMutants(process.argv.slice(2))
})
