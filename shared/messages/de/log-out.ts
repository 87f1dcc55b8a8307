import type { Messages } from '../messages.ts'
import type { logOut as english } from '../en/log-out.ts'

export const logOut: Messages<typeof english> = {
  done: 'Abgemeldet',
  doneText: 'Bis zum nächsten Mal!',
  failed: 'Nicht abgemeldet',
}
