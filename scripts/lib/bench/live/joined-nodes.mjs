import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltApp } from '../built-app.mjs'
import { startServer } from '../server-process.mjs'
import { startRedis } from './redis-process.mjs'

const SESSION_SECRET = 'a secret of the benchmark, which no one keeps'

/**
 * Starts two nodes that share a database and Redis, and one with the same database that knows nothing of Redis.
 * @returns {Promise<{redis: object, nodes: object[], alone: object, stop: () => Promise<void>} | undefined>} undefined where Redis is
 *   not installed
 */
export async function startJoinedNodes() {
  const redis = await startRedis()
  if (!redis) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-bench-'))
  const started = [redis]
  const start = async (starting) => {
    const one = await starting
    started.push(one)
    return one
  }
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const database = await start(startServer(['scripts/db.mjs'], { DATA_DIR: dataDir }, /^(mongodb:\S+)$/m))
    const settings = { MONGODB_URI: database.url, SESSION_SECRET }
    const joined = { ...settings, REDIS_URL: `redis://127.0.0.1:${redis.port}` }
    const alone = await start(startBuiltApp(settings))
    const nodes = [await start(startBuiltApp(joined)), await start(startBuiltApp(joined))]
    return { redis, nodes, alone, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
