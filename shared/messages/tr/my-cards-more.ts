import { TRASH_DAYS } from '#shared/product.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import type { Messages } from '../messages.ts'

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Düzenle',
    coHosts: 'Yardımcılar',
    duplicate: 'Çoğalt',
    download: 'JSON olarak indir',
    leave: 'Yardımcılıktan ayrıl',
  },

  deleteTitle: 'Emin misin?',
  deleteWarning: (title) => `“${title}” kartı tamamen silinir. Geri alınamaz.`,
  deleteRestorable: (title) =>
    `“${title}” kartı herkes için silinir, linki de çalışmaz olur. ${TRASH_DAYS} gün boyunca, Kartlarım sayfasının sonundaki çöp kutusundan geri getirebilirsin.`,
  stillPlaying: (count) => `Şu an ${count} kişi oynuyor. Oyunlarını bitirebilirler.`,
  delete: 'Sil',

  shared: 'Seninle paylaşılanlar',
  owned: (owner) => `Sahibi: ${owner}`,
  ownerless: 'Sahibi hesabını sildi. Kartı çoğaltabilirsin.',

  recent: 'Son oynananlar',

  starters: 'Ya da bizimkilerden biriyle oyna',
  starterSquares: 'Karelerinden bazıları',
  starterGrid: '5x5, senin için dolduruldu',
  playLabel: (list) => `Oyna: ${list}`,
}
