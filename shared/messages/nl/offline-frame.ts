import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Je bent offline',
  text: 'Elke 30 seconden proberen we deze kaart opnieuw te laden.',
  retry: 'Nu proberen',
}
