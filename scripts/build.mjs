import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/build.mjs').then(async ({ build }) => {
  process.exitCode = await build()
})
