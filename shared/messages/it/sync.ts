import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Cartella temporanea',
  notCalled: (word) => `Non chiamata: “${word}”`,
  roundIsOver: 'È iniziato un nuovo giro.',
}
