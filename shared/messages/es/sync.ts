import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Cartón temporal',
  notCalled: (word) => `No se cantó: “${word}”`,
  roundIsOver: 'Empezó otra ronda.',
}
