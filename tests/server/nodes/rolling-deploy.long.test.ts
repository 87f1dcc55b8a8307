import { afterAll, it } from 'vitest'
import { endAllDbProcesses } from '#tests/support/embedded-db/processes.ts'
import { NGINX } from '#tests/support/nginx.ts'
import { endRedisServers, HAS_REDIS } from '#tests/support/redis-server.ts'
import { endServers } from '#tests/support/server-process.ts'
import { expectNothingLost } from './rolling-deploy.ts'

afterAll(async () => {
  await endServers()
  endAllDbProcesses()
  endRedisServers()
})

it.skipIf(!NGINX || !HAS_REDIS)(
  'NODE-6, OPS-5: three nodes are replaced one by one under 3,000 players and a host who types (needs nginx-light and redis-server)',
  { timeout: 300_000 },
  () => expectNothingLost({ count: 3000, ends: 3 }),
)
