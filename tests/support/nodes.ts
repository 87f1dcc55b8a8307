import type { AppDeps } from '#server/app.ts'
import { createLog, type Logger } from '#server/log.ts'
import { connectRedis, type Redis } from '#server/redis.ts'
import { startApp, type TestApp } from './app.ts'
import { eventually } from './eventually.ts'

export interface TestNode {
  app: TestApp
  redis: Redis | undefined
  /** What it has logged about other nodes. */
  logged: { event: string; cause?: string }[]
}

export interface TestNodes {
  nodes: TestNode[]
  /** Waits until every node is connected to Redis, or none is. */
  redisIs: (state: 'up' | 'down') => Promise<void>
  close: () => Promise<void>
}

/** A log that keeps its lines. */
export function keptLog(): { log: Logger; logged: TestNode['logged'] } {
  const logged: TestNode['logged'] = []
  const log = createLog('silent')
  const keep = (line: object) => void logged.push(line as TestNode['logged'][number])
  log.info = keep
  log.warn = keep
  log.error = keep
  return { log, logged }
}

/**
 * Apps over one database.
 * @param redisUrls one for each node; undefined is a node without REDIS_URL
 */
export async function startNodes(
  redisUrls: (string | undefined)[],
  overrides: Partial<AppDeps> = {},
): Promise<TestNodes> {
  const nodes: TestNode[] = []
  for (const url of redisUrls) {
    const { log, logged } = keptLog()
    const redis = url === undefined ? undefined : connectRedis(url, log)
    const app = await startApp({ log, redis, ...overrides }, nodes[0]?.app)
    nodes.push({ app, redis, logged })
  }
  const redisIs: TestNodes['redisIs'] = async (state) => {
    await eventually(
      () => nodes.flatMap(({ redis }) => (redis ? [redis.isUp()] : [])),
      (ups) => ups.every((up) => up === (state === 'up')),
    )
  }
  await redisIs('up')
  return {
    nodes,
    redisIs,
    close: async () => {
      for (const { app, redis } of [...nodes].reverse()) {
        await app.close()
        await redis?.close()
      }
    },
  }
}
