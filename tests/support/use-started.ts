import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { registeredVisitor, type Visitor } from './visitor.ts'

interface Startable {
  close?: () => unknown
}

/**
 * What the tests of a file or a group share, from their first to their last: an app, a database, a mailbox, a user. Its members are there
 * once they run. What it needs itself has to be asked for before it.
 */
export function useStarted<T extends object>(
  start: () => Promise<T>,
  [before, after] = [beforeAll, afterAll],
): T {
  let started: T
  before(async () => {
    started = await start()
  })
  after(() => (started as Startable).close?.())
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(started, name) as unknown,
    set: (_, name, value) => Reflect.set(started, name, value),
  })
}

/** The same for each test anew. */
export const useEach = <T extends object>(start: () => Promise<T>): T =>
  useStarted(start, [beforeEach, afterEach])

/** What one test starts, and what ends with it, also when it fails. */
export async function forTest<T extends Startable>(starting: T | Promise<T>): Promise<T> {
  const started = await starting
  onTestFinished(async () => void (await started.close?.()))
  return started
}

/** A user who is signed in, for the tests of a file or a group. */
export function useVisitor(app: { url: string }): Visitor {
  return useStarted(async () => (await registeredVisitor(app.url)).visitor)
}
