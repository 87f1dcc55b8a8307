import type { card as english } from '../en/card.ts'
import type { Messages } from '../messages.ts'

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Linkle gelen kopya',
      sentence: 'Linkle gelen bir kopya. Yapan kişi kartını düzenlese de bu değişmez.',
    },
    deleted: { short: 'Oyun sahibi sildi', sentence: 'Oyun sahibi bu kartı sildi.' },
    gone: { short: 'Artık sunucuda yok', sentence: 'Bu kart artık sunucuda yok.' },
    removed: {
      short: 'Şikâyet üzerine kaldırıldı',
      sentence: 'Biri bu kartı şikâyet etti, siteyi yönetenler de yayından kaldırdı.',
    },
  },
  blank: 'Boş kare',
  called: 'duyuruldu',
  edited: 'oyun sahibi değiştirdi',
  oneToGo: 'bingo için son kare',
  won: 'tamamlanan bir sırada',
  cutOff: 'Bu link yarım kalmış. Bir daha iste.',
  failed: (note) => `Kart yüklenmedi. ${note}İnternet gelir gelmez yeniden deneriz.`,
  free: 'JOKER',
  loading: 'Kart yükleniyor',
  missing: 'Kart yüklenemedi. Silinmiş ya da hiç var olmamış olabilir.',
  missingHint: 'Linki kontrol et ya da yeniden iste.',
  missingTitle: 'Bu kartı bulamadık',
  offline: 'Çevrimdışı: işaretlemeye devam',
  patterns: {
    line: 'Bir sıra',
    'two-lines': 'İki sıra',
    corners: 'Dört köşe',
    x: 'X',
    frame: 'Çerçeve',
    full: 'Bütün kart',
  },
  people: (count) => `${count} kişi`,
  watching: (count) => `Bu kartı ${count} kişi görüyor`,
}
