import type { logOut as english } from '../en/log-out.ts'
import type { Messages } from '../messages.ts'

export const logOut: Messages<typeof english> = {
  done: 'A presto!',
  doneText: 'Hai chiuso la sessione.',
  failed: 'Uscita non riuscita',
}
