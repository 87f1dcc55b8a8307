import { afterAll, it } from 'vitest'
import { endAllDbProcesses } from '#tests/support/embedded-db/processes.ts'
import { NGINX } from '#tests/support/nginx.ts'
import { endRedisServers, HAS_REDIS } from '#tests/support/redis-server.ts'
import { endServers } from '#tests/support/server-process.ts'
import { expectNothingLost } from './rolling-deploy.ts'

const LOAD = process.env.TEST_ALL === '1' ? { count: 3000, ends: 3 } : { count: 150, ends: 1 }

afterAll(async () => {
  await endServers()
  endAllDbProcesses()
  endRedisServers()
})

it.skipIf(!NGINX || !HAS_REDIS)(
  `NODE-6, OPS-5: ${LOAD.ends} of three nodes are replaced under ${LOAD.count} players and a host who types (needs nginx-light and redis-server)`,
  { timeout: 300_000 },
  () => expectNothingLost(LOAD),
)
