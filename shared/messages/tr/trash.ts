import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

export const trash: Messages<typeof english> = {
  show: (count) => `Çöp kutusu (${count})`,
  explanation: {
    card: `Bunları sadece sen görürsün. Her birini ${TRASH_DAYS} gün boyunca geri getirebilirsin; linki yeniden çalışır, oyuncuların işaretleri de yerinde durur.`,
    category: `Bunları sadece sen görürsün. Her birini ${TRASH_DAYS} gün boyunca, maddeleri ve paylaştığın kişilerle birlikte geri getirebilirsin.`,
  },
  none: 'Çöp kutusu boş.',
  when: (day, days) => `${day} tarihinde silindi, ${days} gün kaldı`,
  restore: 'Geri getir',
  restoreLabel: (title) => `${title}: geri getir`,
  restored: 'Geri getirildi',
  restoredText: {
    card: (title) => `“${title}” geri geldi. Linki yeniden çalışıyor, eski oyun kodu çalışmıyor.`,
    category: (title) => `“${title}” geri geldi. Linki yeniden çalışıyor.`,
  },
  restoreFailed: 'Geri getirilemedi',
  forGood: 'Tamamen sil',
  forGoodLabel: (title) => `Tamamen sil: ${title}`,
  forGoodTitle: 'Tamamen silinsin mi?',
  forGoodWarning: (title) => `Bundan sonra “${title}” geri getirilemez.`,
  forGoodDone: 'Tamamen silindi',
  forGoodDoneText: (title) => `“${title}” artık yok.`,
  forGoodFailed: 'Silinemedi',
}
