import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { startRedis } from '#tests/support/redis-server.ts'
import { samplesIn, sumOf } from '#tests/support/scrape.ts'
import { startBehindProxy, type startServer } from '#tests/support/server-process.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const NODES = 3
/** The time after which nginx tries a server again: `fail_timeout` of deploy/nginx, plus a second. */
const TRIED_AGAIN_MS = 6000
const LOOK_EVERY_MS = 100

type Server = Awaited<ReturnType<typeof startServer>>

/** The number of open WebSockets of each node; undefined for a node that is not running. */
export type Look = { ms: number; sockets: (number | undefined)[] }

/** Starts three processes on one database, joined by Redis, behind the nginx of `deploy/nginx`, for a file's tests. */
export async function startThreeNodes() {
  const dir = newFolder()
  const [redis, database] = [await startRedis(), await startDbProcess(dir)]
  const ports = await Promise.all(Array.from({ length: NODES }, freePort))
  const metricsPorts = await Promise.all(Array.from({ length: NODES }, freePort))

  async function start(index: number): Promise<Server> {
    return startBehindProxy({
      PORT: String(ports[index]),
      METRICS_PORT: String(metricsPorts[index]),
      MONGODB_URI: database.uri,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'warn',
    })
  }
  async function socketsOf(port: number): Promise<number | undefined> {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
    return answer && sumOf(samplesIn(await answer.text()), 'bingoboard_sockets')
  }
  const sockets = async (): Promise<Look> => ({
    ms: performance.now(),
    sockets: await Promise.all(metricsPorts.map(socketsOf)),
  })

  const servers = await Promise.all(ports.map((_port, index) => start(index)))
  const [one, ...others] = ports.map((port) => `127.0.0.1:${port}`)
  const nginx = await startNginx('http.conf', [one!, ...others] as [string, string, ...string[]])
  return {
    /** The URL of nginx. */
    url: `http://127.0.0.1:${nginx.httpPort}`,
    port: nginx.httpPort,
    sockets,
    /** Ends a node as a deployment does, and starts it again. @returns the open WebSockets in the meantime */
    replace: async (index: number) => {
      const looks: Look[] = []
      let isOver = false
      const looking = (async () => {
        while (!isOver) {
          looks.push(await sockets())
          await delay(LOOK_EVERY_MS)
        }
      })()
      await servers[index]!.stop()
      expect(servers[index]!.errors()).toBe('')
      servers[index] = await start(index)
      isOver = true
      await looking
      return looks
    },
    /** Resolves when nginx sends connections to a restarted node again. */
    inTurnAgain: () => delay(TRIED_AGAIN_MS),
  }
}
