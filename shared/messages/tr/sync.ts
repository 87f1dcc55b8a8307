import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: 'Geçici kart',
  notCalled: (word) => `Duyurulamadı: “${word}”`,
  roundIsOver: 'Yeni tur başladı.',
}
