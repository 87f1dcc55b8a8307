import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/testing/run-browser-tests.mjs').then(async ({ runBrowserTests }) => {
  process.exitCode = await runBrowserTests(process.argv.slice(2))
})
