import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient, ErrorReply } from '@redis/client'
import type { Logger } from './log.ts'
import { startPatientTimer } from './patient-timer.ts'

type Client = ReturnType<typeof createClient>
type MessageListener = (message: string, channel: string) => void

const PING_MS = 1000
const PING_AGAIN_MS = 100
/** A connection without an answer for this long is given up. */
const SILENT_MS = 2000
/** The time between two attempts to connect, plus up to 100 % at random, so that many nodes don't reconnect in step. */
const RETRY_MS = 400
/** How long callers that hold up a request wait for an answer; after that not at all until Redis answers again. */
const PROMPT_MS = 250
const CLOSE_MS = 500
/** The most commands without an answer, of at most 8 kB each. Further ones are refused. */
const MAX_COMMANDS = 2000

/** A cause that changes within an outage is logged at most this often. */
const REPORT_AGAIN_MS = 60_000

/** Errors of a connection or command that REDIS_URL causes: the password, a right, the number of the database. */
const WRONG_URL = /^(?:WRONGPASS|NOAUTH|NOPERM|NOPROTO|ERR)\b/
/** Node's codes of certificates that are not trusted, and of a server that does not speak TLS. */
const WRONG_TLS = /CERT|SIGNATURE|SELF_SIGNED|ERR_SSL|ERR_TLS/
/** Errors of TLS with a port that doesn't speak it, and of the reverse. */
const MAYBE_TLS = /ConnectionTimeout|SILENT|SocketClosed|ECONNRESET/

export type Redis = ReturnType<typeof connectRedis>

/** Returns the loggable part of a failure: never the URL or a command's arguments, which may contain a password. */
function causeOf(error: Error & { code?: unknown }): string {
  if (typeof error.code === 'string') return error.code
  return /^(?:ERR unknown command|[A-Z]+\b)/.exec(error.message)?.[0] ?? error.constructor.name
}

/** Returns what a person must correct; undefined for a failure that passes. */
function refusalOf(error: Error, cause: string): string | undefined {
  if (WRONG_TLS.test(cause))
    return "Redis can't be used until its certificate or the TLS of REDIS_URL is corrected"
  if (cause === 'ERR unknown command')
    return 'Redis is too old or lacks a command: Redis 6 or later is needed'
  if (WRONG_URL.test(cause)) return 'Redis refuses the connection until REDIS_URL is corrected'
  if (error instanceof ErrorReply)
    return 'Redis refuses commands until its own state or settings are corrected'
  return undefined
}

/**
 * Connects to Redis, now and whenever the connection is lost. Each connection is a new client without an offline queue:
 * commands on a lost one fail with it, and while Redis is down everything rejects immediately.
 */
export function connectRedis(url: string, log: Logger) {
  const ups = new EventEmitter<{ up: [] }>()
  let current: Client | undefined
  /** The client that is not connected yet. */
  let coming: Client | undefined
  let upSinceMs = 0
  let isSlow = false
  let isClosed = false
  /** The logged state of the current outage. */
  let reported: string | undefined
  let reportedAtMs = 0
  let wasRefusal = false
  let wasUp = false
  let hasRefusedPing = false
  let stopTimers = () => {}

  function report(error: Error): void {
    const cause = causeOf(error)
    const refusal = refusalOf(error, cause)
    if (cause === reported) return
    const nowMs = performance.now()
    // The first refusal after a mere loss is its real cause.
    const isNews = reported === undefined || (refusal !== undefined && !wasRefusal)
    if (!isNews && nowMs - reportedAtMs < REPORT_AGAIN_MS) return
    reported = cause
    reportedAtMs = nowMs
    wasRefusal = refusal !== undefined
    if (refusal !== undefined) return log.error({ event: 'redis_refused', cause }, refusal)
    const [scheme, port] = url.startsWith('rediss:') ? ['redis:', 'plain'] : ['rediss:', 'TLS']
    const advice =
      !wasUp && MAYBE_TLS.test(cause) ? `. If this is a ${port} port, REDIS_URL begins with ${scheme}//` : ''
    log.warn(
      { event: 'redis_down', cause },
      `Redis is away: this server goes on for its own players${advice}`,
    )
  }

  function retrySoon(): void {
    const timer = setTimeout(() => void attempt(), RETRY_MS + Math.random() * RETRY_MS)
    timer.unref()
    stopTimers = () => clearTimeout(timer)
  }

  function lose(client: Client, error: Error): void {
    // The client is lost already.
    if (client !== current && client !== coming) return
    client.removeAllListeners('error').on('error', () => undefined)
    client.destroy()
    stopTimers()
    current = coming = undefined
    if (isClosed) return
    report(error)
    retrySoon()
  }

  /** Watches a connection. Redis may hang while its system still takes bytes: only an answer shows that it lives. */
  function watch(client: Client): void {
    const stopWaiting = startPatientTimer(SILENT_MS, () => lose(client, new Error('SILENT')))
    let next: NodeJS.Timeout | undefined
    stopTimers = () => {
      stopWaiting()
      clearTimeout(next)
    }
    const handleAnswer = (refusal?: unknown) => {
      if (current !== client) return
      if (hasRefusedPing && refusal === undefined) reported = undefined
      hasRefusedPing = refusal !== undefined
      isSlow = false
      stopWaiting()
      next = setTimeout(() => watch(client), PING_MS).unref()
    }
    const handleRefusal = (error: Error) => {
      if (current !== client) return
      // Redis lives: it can't write its snapshot, is full or follows another Redis.
      if (error instanceof ErrorReply) {
        report(error)
        return handleAnswer(error)
      }
      // Too many commands are in flight, or the connection is lost.
      next = setTimeout(ping, PING_AGAIN_MS).unref()
    }
    const ping = () => void client.ping().then(() => handleAnswer(), handleRefusal)
    ping()
  }

  async function attempt(): Promise<void> {
    if (isClosed) return
    const client = createClient({
      url,
      socket: { reconnectStrategy: false, connectTimeout: SILENT_MS },
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_COMMANDS,
      maintNotifications: 'disabled',
    }) as Client
    client.on('error', (error: Error) => lose(client, error))
    coming = client
    const stopWaiting = startPatientTimer(SILENT_MS, () => lose(client, new Error('SILENT')))
    stopTimers = stopWaiting
    try {
      await client.connect()
    } catch (error) {
      return lose(client, error as Error)
    } finally {
      stopWaiting()
    }
    // The client was lost while its socket was opening, which opens all the same.
    if (coming !== client || isClosed) return client.destroy()
    coming = undefined
    current = client
    upSinceMs = performance.now()
    isSlow = false
    wasUp = true
    reported = undefined
    log.info({ event: 'redis_up' }, 'connected to Redis')
    watch(client)
    ups.emit('up')
  }

  async function runCommand<T>(command: (client: Client) => Promise<T>): Promise<T> {
    if (!current) throw new Error('Redis is away')
    try {
      return await command(current)
    } catch (error) {
      // A missing right to the command, or to write, doesn't end the connection.
      if (error instanceof ErrorReply) report(error)
      throw error
    }
  }

  function runPromptly<T>(command: (client: Client) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (isSlow) return reject(new Error('Redis is slow'))
      const timer = setTimeout(() => {
        isSlow = true
        reject(new Error('Redis is slow'))
      }, PROMPT_MS)
      runCommand(command)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })
  }

  void attempt()
  return {
    isUp: () => current !== undefined,
    /** Returns how long the connection has been up, ms; 0 while it is down. */
    upMs: () => (current ? performance.now() - upSinceMs : 0),
    /** Calls `listener` for each new connection, which has no subscriptions yet, and now if there is one. */
    onUp: (listener: () => void): void => {
      ups.on('up', listener)
      if (current) listener()
    },
    /** Resolves once Redis has handed the message to its subscribers. */
    publish: async (channel: string, message: string): Promise<void> =>
      void (await runCommand((client) => client.publish(channel, message))),
    /** Resolves once this connection is subscribed to all of `channels`. A message may come more than once. */
    subscribe: (channels: string[], listener: MessageListener): Promise<void> =>
      runCommand((client) => client.subscribe(channels, listener)),
    unsubscribe: (channels: string[]): Promise<void> => runCommand((client) => client.unsubscribe(channels)),
    /** Runs a Lua script. Rejects after 250 ms, and immediately while Redis is slow. */
    eval: (script: string, given: { keys: string[]; arguments: string[] }): Promise<unknown> =>
      runPromptly((client) => client.eval(script, given)),
    /** Deletes a key, as promptly as `eval`. Resolves with how many there were. */
    del: (key: string): Promise<number> => runPromptly((client) => client.del(key)),
    /** Closes the connection. Flushes pending commands, for half a second at most. */
    close: async (): Promise<void> => {
      isClosed = true
      stopTimers()
      coming?.destroy()
      const client = current
      current = undefined
      if (!client) return
      await Promise.race([client.close(), delay(CLOSE_MS, undefined, { ref: false })])
      client.destroy()
    },
  }
}
