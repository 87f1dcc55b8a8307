import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Grille temporaire',
  notCalled: (word) => `Pas annoncé : « ${word} »`,
  roundIsOver: 'Une nouvelle manche a commencé.',
}
