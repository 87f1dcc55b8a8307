import { requireSupportedNode } from '../lib/node-version.mjs'

requireSupportedNode()
import('../lib/bench/live/bench.mjs').then(async ({ benchLive }) => {
  process.exitCode = await benchLive(process.argv.slice(2))
})
