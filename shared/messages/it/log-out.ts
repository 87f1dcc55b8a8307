import type { logOut as english } from '../en/log-out.ts'
import type { Messages } from '../messages.ts'

export const logOut: Messages<typeof english> = {
  done: 'A presto!',
  doneText: 'Hai chiuso la sessione.',
  failed: 'Non siamo riusciti a farti uscire',
}
