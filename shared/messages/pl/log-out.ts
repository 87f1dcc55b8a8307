import type { logOut as english } from '../en/log-out.ts'
import type { Messages } from '../messages.ts'

export const logOut: Messages<typeof english> = {
  done: 'Wylogowano',
  doneText: 'Do zobaczenia!',
  failed: 'Nie udało się wylogować',
}
