import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/simulation/command.mjs').then(async ({ simulateNodes }) => {
  process.exitCode = await simulateNodes(process.argv.slice(2))
})
