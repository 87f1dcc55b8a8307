import type { Messages } from '../messages.ts'
import type { sync as english } from '../en/sync.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Tijdelijke kaart',
  notCalled: (word: string) => `Niet omgeroepen: “${word}”`,
  roundIsOver: 'Er is een nieuwe ronde begonnen.',
}
