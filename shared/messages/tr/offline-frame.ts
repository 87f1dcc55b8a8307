import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Çevrimdışısın',
  text: 'Bu kartı her 30 saniyede bir yeniden yüklemeyi deniyoruz.',
  retry: 'Şimdi dene',
}
