import { beforeAll } from 'vitest'
import type { TestApp } from './app.ts'

/** What tells which commands a call makes `app` send to its database. Metrics make the driver tell of them. */
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
