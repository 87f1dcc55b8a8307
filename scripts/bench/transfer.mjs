import { requireSupportedNode } from '../lib/node-version.mjs'

requireSupportedNode()
import('../lib/bench/transfer.mjs').then(async ({ benchTransfer }) => {
  process.exitCode = await benchTransfer(Number(process.argv[2] ?? 100_000))
})
