import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/db.mjs').then(async ({ db }) => {
  process.exitCode = await db()
})
