import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/transfer.mjs').then(async ({ runExport }) => {
  process.exitCode = await runExport(process.argv.slice(2))
})
