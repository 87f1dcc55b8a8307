import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/testing/run-tests.mjs').then(async ({ runTests }) => {
  process.exitCode = await runTests(process.argv.slice(2))
})
