import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Karta tymczasowa',
  notCalled: (word) => `Nie wywołano: „${word}”`,
  roundIsOver: 'Zaczęła się nowa runda.',
}
