import type { offlineFrame as english } from '../en/offline-frame.ts'
import type { Messages } from '../messages.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Çevrimdışısın',
  text: 'Bu kartı 30 saniyede bir yeniden yüklemeyi deneriz.',
  retry: 'Şimdi dene',
}
