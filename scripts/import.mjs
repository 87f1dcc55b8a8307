import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/transfer.mjs').then(async ({ runImport }) => {
  process.exitCode = await runImport(process.argv.slice(2))
})
