import type { Redis } from '../redis.ts'
import { MAX_JOINED_CARDS, takeFirst } from './rooms.ts'

/** Channels of one command. */
const BATCH = 500

/**
 * Keeps the subscriptions of a connection to Redis equal to the wanted ones, with one command on its way at a time: rooms open
 * and close faster than a slow Redis answers. Channels above the limit are not subscribed to.
 */
export function createSubscriptions({
  redis,
  onMessage,
  onSubscribed,
  maxChannels = MAX_JOINED_CARDS,
}: {
  redis: Pick<Redis, 'isUp' | 'onUp' | 'subscribe' | 'unsubscribe'>
  onMessage: (message: string, channel: string) => void
  /** Called with newly subscribed channels. Earlier messages may have been missed. */
  onSubscribed: (channels: string[]) => void
  maxChannels?: number
}) {
  const wanted = new Set<string>()
  /** On the present connection. */
  let subscribed = new Set<string>()
  /** Channels to subscribe to or to unsubscribe from. */
  let differing = new Set<string>()
  let isRunning = false

  async function settle(): Promise<void> {
    const batch = takeFirst(differing, BATCH)
    const added = batch.filter((channel) => wanted.has(channel) && !subscribed.has(channel))
    const removed = batch.filter((channel) => !wanted.has(channel) && subscribed.has(channel))
    if (added.length > 0) {
      await redis.subscribe(added, onMessage)
      for (const channel of added) subscribed.add(channel)
      onSubscribed(added.filter((channel) => wanted.has(channel)))
    }
    if (removed.length > 0) {
      await redis.unsubscribe(removed)
      for (const channel of removed) subscribed.delete(channel)
    }
    // Channels with a wanted state that changed during the command.
    for (const channel of batch) if (wanted.has(channel) !== subscribed.has(channel)) differing.add(channel)
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      while (redis.isUp() && differing.size > 0) await settle()
    } catch {
      // The connection is lost: the next one begins anew.
    }
    isRunning = false
    // It was lost and is back already.
    if (redis.isUp() && differing.size > 0) void run()
  }

  function update(channel: string): void {
    if (!redis.isUp()) return
    differing.add(channel)
    void run()
  }

  redis.onUp(() => {
    subscribed = new Set()
    differing = new Set(wanted)
    void run()
  })

  return {
    add: (channel: string): void => {
      if (wanted.size >= maxChannels) return
      wanted.add(channel)
      update(channel)
    },
    remove: (channel: string): void => {
      if (wanted.delete(channel)) update(channel)
    },
  }
}
