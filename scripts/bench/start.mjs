import { requireSupportedNode } from '../lib/node-version.mjs'

requireSupportedNode()
import('../lib/bench/start/bench.mjs').then(async ({ benchStart }) => {
  process.exitCode = await benchStart(process.argv.slice(2))
})
