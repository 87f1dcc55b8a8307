import type { Messages } from '../messages.ts'
import type { logOut as english } from '../en/log-out.ts'

export const logOut: Messages<typeof english> = {
  done: 'Uitgelogd',
  doneText: 'Tot de volgende keer!',
  failed: 'Niet uitgelogd',
}
