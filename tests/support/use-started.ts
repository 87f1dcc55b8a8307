import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { registeredVisitor, type Visitor } from './visitor.ts'

interface Startable {
  close?: () => unknown
}

/** Returns a proxy for an object that is created later. */
const standInFor = <T extends object>(started: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(started(), name) as unknown,
    set: (_, name, value) => Reflect.set(started(), name, value),
  })

/**
 * Starts something that the tests of a file or a group share: an app, a database, a mailbox, a user. Its members exist once the tests run.
 * Anything that it depends on has to be requested before.
 */
export function useStarted<T extends object>(start: () => Promise<T>): T {
  let started: T
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => (started as Startable).close?.())
  return standInFor(() => started)
}

/** Starts something for one test, and stops it when the test ends or fails, in reverse order. */
export async function forTest<T extends object>(starting: T | Promise<T>): Promise<T> {
  const started = await starting
  onTestFinished(async () => void (await (started as Startable).close?.()))
  return started
}

/** Starts something for each test of a file or a group, and stops it when the test ends. */
export function useEach<T extends object>(start: () => Promise<T>): T {
  let started: T
  beforeEach(async () => {
    started = await forTest(start())
  })
  return standInFor(() => started)
}

/** Signs in a user for the tests of a file or a group. */
export function useVisitor(app: { url: string }): Visitor {
  return useStarted(async () => (await registeredVisitor(app.url)).visitor)
}
