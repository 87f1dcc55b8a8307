import type { Messages } from '../messages.ts'
import type { sync as english } from '../en/sync.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Temporäre Karte',
  notCalled: (word: string) => `Nicht ausgerufen: „${word}“`,
  roundIsOver: 'Eine neue Runde hat begonnen.',
}
