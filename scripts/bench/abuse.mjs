import { requireSupportedNode } from '../lib/node-version.mjs'

requireSupportedNode()
import('../lib/bench/abuse/bench.mjs').then(async ({ benchAbuse }) => {
  process.exitCode = await benchAbuse(process.argv.slice(2))
})
