import { afterAll, beforeAll } from 'vitest'
import type { AppDeps } from '#server/app.ts'
import { connectRedis, type Redis } from '#server/redis.ts'
import { startApp, type TestApp } from './app.ts'
import { signUp, type Person } from '#tests/server/cards/person.ts'
import { eventually } from './eventually.ts'
import { HAS_REDIS, startRedis } from './redis-server.ts'
import { writtenLog, type Logged } from './written-log.ts'

interface TestNode {
  app: TestApp
  redis: Redis | undefined
  /** The node's log lines, with their texts. */
  logged: Logged[]
}

/**
 * Starts apps that share a database.
 * @param redisUrls one for each node; undefined for a node without REDIS_URL
 */
export async function startNodes(redisUrls: (string | undefined)[], overrides: Partial<AppDeps> = {}) {
  const nodes: TestNode[] = []
  for (const url of redisUrls) {
    const { log, logged } = writtenLog()
    const redis = url === undefined ? undefined : connectRedis(url, log)
    const app = await startApp({ log, redis, ...overrides }, nodes[0]?.app)
    nodes.push({ app, redis, logged })
  }
  const redisIs = async (state: 'up' | 'down') => {
    await eventually(
      () => nodes.flatMap(({ redis }) => (redis ? [redis.isUp()] : [])),
      (ups) => ups.every((up) => up === (state === 'up')),
    )
  }
  await redisIs('up')
  return {
    nodes,
    /** Waits until every node is connected to Redis, or until none is. */
    redisIs,
    close: async () => {
      for (const { app, redis } of [...nodes].reverse()) {
        await app.close()
        await redis?.close()
      }
    },
  }
}
export type TestNodes = Awaited<ReturnType<typeof startNodes>>

/** Starts two apps that share a database, joined by a separate Redis. */
export async function startJoinedNodes(overrides: Partial<AppDeps> = {}) {
  const redis = await startRedis()
  const started = await startNodes([redis.url, redis.url], overrides)
  const [here, there] = started.nodes.map(({ app }) => app.url) as [string, string]
  return { ...started, redis, here, there }
}
export type JoinedNodes = Awaited<ReturnType<typeof startJoinedNodes>>

/** Two joined nodes, which do everything that one does, or one node on a machine without Redis. */
export const MOST_NODES = HAS_REDIS ? 2 : 1

/** Starts one app, or two joined ones. */
export async function startSite(
  nodes: 1 | 2,
  overrides: Partial<AppDeps> = {},
): Promise<{ apps: TestApp[]; close: () => Promise<void> }> {
  if (nodes === 1) {
    const app = await startApp(overrides)
    return { apps: [app], close: app.close }
  }
  const joined = await startJoinedNodes(overrides)
  return {
    apps: joined.nodes.map(({ app }) => app),
    close: async () => {
      await joined.close()
      await joined.redis.kill()
    },
  }
}

/** Starts two joined nodes and a user of the first, for the tests of a `describe`. They exist once the tests run. */
export function useJoinedNodes(overrides: Partial<AppDeps> = {}): JoinedNodes & { host: Person } {
  const joined = {} as JoinedNodes & { host: Person }
  beforeAll(async () => {
    const started = await startJoinedNodes(overrides)
    Object.assign(joined, started, { host: await signUp(started.here) })
  })
  afterAll(() => joined.close())
  return joined
}
