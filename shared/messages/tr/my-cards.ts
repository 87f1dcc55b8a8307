import { TRASH_DAYS } from '#shared/product.ts'
import type { myCards as english } from '../en/my-cards.ts'
import type { Messages } from '../messages.ts'

export const myCards: Messages<typeof english> = {
  create: 'Yeni kart yap',
  import: 'İçe aktar',
  importFile: 'Kartların olduğu dosya',

  search: 'Kartlarında başlığa ya da kareye göre ara',
  searchHint: 'Başlıklarda ve karelerde ara',
  firstFound: (count) => `İlk ${count} sonuç gösteriliyor`,
  found: (count) => `${count} kart bulundu`,
  noneFoundTitle: 'Kart bulunamadı',
  noneFound: 'Hiçbir başlıkta ya da karede “<q></q>” geçmiyor.',

  which: 'Hangi kartlar',
  filters: { all: 'Hepsi', mine: 'Benim', shared: 'Ortak', played: 'Oynanan' },
  noneHere: 'Burada kart yok',
  noneShared: 'Düzenlemeye davet edildiğin kartlar burada görünecek.',
  nonePlayed: 'Oynadığın kartlar burada görünecek.',

  loading: 'Kartların yükleniyor',
  loadFailedTitle: 'Kartlar yüklenemedi',
  loadFailed: 'Kartların yüklenirken bir şeyler ters gitti. Biraz sonra dene.',

  empty: 'Hep olan birkaç şey yaz. Izgarayı etrafına biz çizeriz.',
  createFirst: 'Kart yap',
  next: 'Yeni kart',

  thisMonth: 'Bu ay',

  firstSquares: 'İlk kareler',
  gridWithFree: (size) => `${size}x${size}, joker kareli`,
  moreAndDay: (count) => `+ ${count} madde daha, <day></day>`,
  play: 'Oyna',
  playLabel: (title) => `Oyna: ${title}`,
  editLabel: (title) => `Düzenle: ${title}`,
  shareLabel: (title) => `Paylaş: ${title}`,
  moreLabel: (title) => `Diğer: ${title}`,
  playing: (count) => `<number>${count}</number><words>kişi şu an oynuyor</words>`,

  temporary: 'Geçici kartlar',
  temporaryText: 'Sadece bu tarayıcıda duruyorlar. Paylaşmak için kaydet.',
  saved: 'Kart hesabına kaydedildi!',
  saveFailed: 'Kart kaydedilemedi. Tekrar dene.',
  inAccount: 'Hesabında',

  deletedTitle: 'Kart silindi',
  deleted: 'Kartın artık yok.',
  deleteFailedTitle: 'Silinemedi',
  deleteFailed: 'Kart silinemedi. Tekrar dene.',

  copyOf: (title) => `${title} (kopya)`,
  duplicatedTitle: 'Kart çoğaltıldı',
  duplicated: (title) => `“${title}” artık kartlarının arasında.`,
  duplicateFailedTitle: 'Çoğaltılamadı',
  duplicateFailed: 'Kart çoğaltılamadı. Tekrar dene.',

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
}
