import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Cartela temporária',
  notCalled: (word) => `Não foi cantado: “${word}”`,
  roundIsOver: 'Outra rodada começou.',
}
