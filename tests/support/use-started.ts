import { afterAll, beforeAll } from 'vitest'

/**
 * What the tests of a file or a group share, from their first to their last: an app, a database, a mailbox, a user. Its members are there
 * once they run. What it needs itself has to be asked for before it.
 */
export function useStarted<T extends object>(start: () => Promise<T>): T {
  let started: T
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => (started as { close?: () => unknown }).close?.())
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(started, name) as unknown,
    set: (_, name, value) => Reflect.set(started, name, value),
  })
}
