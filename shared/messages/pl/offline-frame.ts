import type { offlineFrame as english } from '../en/offline-frame.ts'
import type { Messages } from '../messages.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Brak połączenia',
  text: 'Co 30 sekund spróbujemy znowu wczytać tę kartę.',
  retry: 'Spróbuj teraz',
}
