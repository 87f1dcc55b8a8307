import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { registeredVisitor, type Visitor } from './visitor.ts'

interface Startable {
  close?: () => unknown
}

/** Stands for what is started later. */
const standInFor = <T extends object>(started: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(started(), name) as unknown,
    set: (_, name, value) => Reflect.set(started(), name, value),
  })

/**
 * What the tests of a file or a group share, from their first to their last: an app, a database, a mailbox, a user. Its members are there
 * once they run. What it needs itself has to be asked for before it.
 */
export function useStarted<T extends object>(start: () => Promise<T>): T {
  let started: T
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => (started as Startable).close?.())
  return standInFor(() => started)
}

/** What one test starts, and what ends with it, also when it fails; what was started last ends first. */
export async function forTest<T extends object>(starting: T | Promise<T>): Promise<T> {
  const started = await starting
  onTestFinished(async () => void (await (started as Startable).close?.()))
  return started
}

/** The same for each test of a file or a group. */
export function useEach<T extends object>(start: () => Promise<T>): T {
  let started: T
  beforeEach(async () => {
    started = await forTest(start())
  })
  return standInFor(() => started)
}

/** A user who is signed in, for the tests of a file or a group. */
export function useVisitor(app: { url: string }): Visitor {
  return useStarted(async () => (await registeredVisitor(app.url)).visitor)
}
