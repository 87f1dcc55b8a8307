import type { proof as english } from '../en/proof.ts'
import type { Messages } from '../messages.ts'

export const proof: Messages<typeof english> = {
  title: 'Kontrol edilecek bingo',
  offline: 'Çevrimdışı: yeni duyurular görünmez',
  won: 'Gerçek bir bingo',
  notWon: 'Henüz bingo değil',
  unknown: 'Maddeleri kendin kontrol et',
  noLink: 'Kontrol edilecek bingo yok',
  noLinkText: 'Link eksik. Oyuncudan tamamını iste: “Bingomu göster” düğmesinde duruyor.',
  trust: 'Bu sayfa, oyuncunun tarayıcısına inanır. Hiçbiri sunucumuza gelmez.',
  board: (title) => `Oyuncunun kartı: ${title}`,
  called: (count) => `Şu ana kadar ${count} madde duyuruldu`,
  notes: 'Notlar',
  states: {
    both: (count) => `İşaretli ve duyuruldu (${count})`,
    marked: (count) => `İşaretli ama duyurulmadı (${count})`,
    called: (count) => `Duyuruldu ama işaretli değil (${count})`,
  },

  allCalled: (line, count) => `${line}: ${count} karenin hepsi duyuruldu.`,
  notCalled: (line, words) => `${line} eksik. Duyurulmayanlar: ${words}.`,
  blank: 'boş bir kare',
  earlierRound: 'Bu bingo önceki bir turdan.',
  changed: 'Oyuncu bunu gönderdiğinden beri kart değişti.',
  noLine: 'Bu kartta tamamlanan bir şey yok.',
  noCalls: 'Bu kartta hiçbir şey duyurulmadı, karşılaştıracak bir şey yok.',
  notReached: 'Karta şu an ulaşılamıyor: yeni duyurular eksik olabilir.',
  noCard: 'Kart sunucumuzda yok, karşılaştıracak duyuru da yok.',
  words: (words) => `Oyuncudaki maddeler: ${words}.`,
}
