import type { proof as english } from '../en/proof.ts'
import type { Messages } from '../messages.ts'

export const proof: Messages<typeof english> = {
  title: 'Kontrol edilecek bingo',
  offline: 'Çevrimdışı: yeni duyurular görünmez',
  won: 'Gerçek bir bingo',
  notWon: 'Henüz bingo değil',
  noLink: 'Kontrol edilecek bingo yok',
  noLinkText: 'Link eksik. Oyuncudan tamamını iste: “Bingomu göster” düğmesinde duruyor.',
  trust: 'Bu sayfa, oyuncunun tarayıcısına inanır. Hiçbiri sunucumuza gelmez.',
  board: (title) => `Oyuncunun kartı: ${title}`,
  called: (count) => `Şu ana kadar ${count} madde duyuruldu`,
  states: {
    both: (count) => `İşaretli ve duyuruldu (${count})`,
    marked: (count) => `İşaretli ama duyurulmadı (${count})`,
    called: (count) => `Duyuruldu ama işaretli değil (${count})`,
  },

  allCalled: (line, count) => `${line}: ${count} karenin hepsi duyuruldu.`,
  notCalled: (line, words) => `${line} eksik. Duyurulmayanlar: ${words}.`,
  blank: 'boş bir kare',
  earlierRound: 'Bu bingo önceki bir turdan.',
  changed: (words) => `Kart o zamandan beri değişti. Oyuncudaki maddeler: ${words}.`,
  noLine: 'Bu kartta tamamlanan bir şey yok.',
  marked: (line) => `İşaretli: ${line}.`,
  notShared: 'Bu kartın duyuruları paylaşılmıyor, maddeleri kendin kontrol et.',
}
