import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/testing/run-mongodb-tests.mjs').then(async ({ runMongodbTests }) => {
  process.exitCode = await runMongodbTests(process.env)
})
