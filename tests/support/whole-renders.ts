import { createRequire } from 'node:module'
import { configure, getConfig } from '@testing-library/react'

/** The scheduler of React itself, in which what is idle comes after all that React has begun. */
const scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler') as {
  unstable_IdlePriority: number
  unstable_scheduleCallback: (priority: number, callback: () => void) => void
}
const rendered = () =>
  new Promise<void>((resolve) =>
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve),
  )

// An element can be found, or pressed, before the effects of its components, which move the focus and set the title. What
// waits for it waits for them too. Evaluated once in each worker, as the configuration is the worker's.
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
