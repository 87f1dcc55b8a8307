import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Du bist offline',
  text: 'Alle 30 Sekunden versuchen wir, diese Karte wieder zu laden.',
  retry: 'Jetzt versuchen',
}
