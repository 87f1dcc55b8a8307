import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Loaded into a server before its own code: answers any message with how long its event loop kept a timer waiting since the last one. */
const RESOLUTION_MS = 10

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  // A timer that is on time takes as long as the resolution.
  const late = (ns) => Math.max(0, ns / 1e6 - RESOLUTION_MS)
  delays.enable()
  process.on('message', () => {
    process.send({ p99Ms: late(delays.percentile(99)), maxMs: late(delays.max) })
    delays.reset()
  })
  process.channel.unref()
}
