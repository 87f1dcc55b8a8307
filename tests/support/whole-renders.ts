import { createRequire } from 'node:module'
import { configure, getConfig } from '@testing-library/react'

/** React's own scheduler, in which idle tasks run after all work that React has started. */
const scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler') as {
  unstable_IdlePriority: number
  unstable_scheduleCallback: (priority: number, callback: () => void) => void
}
const rendered = () =>
  new Promise<void>((resolve) =>
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve),
  )

// An element can be found or pressed before its components' effects have moved the focus and set the title, so waiting for
// an element also waits for effects. Evaluated once per worker, because the configuration is shared by the worker.
const config = getConfig()
const waiting = config.asyncWrapper.bind(config)
configure({
  asyncWrapper: (wait) =>
    waiting(async () => {
      const found = await wait()
      await rendered()
      return found
    }),
})
