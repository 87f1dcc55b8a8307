import { requireSupportedNode } from '../lib/node-version.mjs'

requireSupportedNode()
import('../lib/bench/api/bench.mjs').then(async ({ benchApi }) => {
  process.exitCode = await benchApi(process.argv.slice(2))
})
