import { beforeAll } from 'vitest'
import type { TestApp } from './app.ts'

/** Returns a function that records which commands a call makes `app` send to its database. Metrics enable the driver's events. */
export function useCommands(app: TestApp): (call: () => unknown) => Promise<string[]> {
  let sent: string[] = []
  beforeAll(() => {
    app.database.connection.on('commandStarted', ({ commandName, command }) =>
      sent.push(`${commandName} ${command[commandName]}`),
    )
  })
  return async (call) => {
    sent = []
    await call()
    return sent
  }
}
