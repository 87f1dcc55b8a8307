import { afterAll, beforeAll } from 'vitest'
import { registeredVisitor, type Visitor } from './visitor.ts'

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

/** A user who is signed in, for the tests of a file or a group. */
export function useVisitor(app: { url: string }): Visitor {
  return useStarted(async () => (await registeredVisitor(app.url)).visitor)
}
