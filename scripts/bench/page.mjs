import { requireSupportedNode } from '../lib/node-version.mjs'

requireSupportedNode()
import('../lib/bench/page.mjs').then(async ({ benchPages }) => {
  process.exitCode = await benchPages(process.argv.slice(2))
})
