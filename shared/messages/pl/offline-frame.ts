import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Jesteś offline',
  text: 'Co 30 sekund spróbujemy wczytać tę kartę ponownie.',
  retry: 'Spróbuj teraz',
}
