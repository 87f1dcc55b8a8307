import type { print as english } from '../en/print.ts'
import type { Messages } from '../messages.ts'

export const print: Messages<typeof english> = {
  title: 'Kartı indir',
  tabs: { label: 'Yazdır ya da kontrol et', print: 'Yazdır', check: 'Kâğıt kontrolü' },
  pdf: 'PDF olarak indir',
  png: 'PNG indir',
  drawing: 'Çiziliyor…',
  notDrawn: 'Resim çizilemedi',

  what: 'Ne yazdırılsın',
  thisCard: 'Bu kart',
  shuffledSheets: 'Karışık kâğıtlar',
  count: 'Kâğıt sayısı',
  countHint: (most) => `1 ile ${most} arası`,
  countWrong: (most) => `1 ile ${most} arasında bir tam sayı yaz.`,
  perPage: 'Sayfa başına',
  paper: 'Kâğıt boyu',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'Tema renkleri',
  callList: 'Duyuru listesi',
  callListHint: 'Bütün maddelerin olduğu, işaretleyeceğin bir sayfa ekler.',
  link: 'QR kodu ve link',
  codes: 'Her kâğıda kod',
  codesHint: 'Biri bingo deyince kâğıdını kontrol edersin.',
  otherWords: 'Her kâğıtta başka maddeler. Oyuncu başına bir tane.',
  otherOrder: 'Aynı maddeler, her kâğıtta başka sırada. Oyuncu başına bir tane.',
  output: (pages, paper) => `${pages} sayfa, ${paper}`,
  outputLandscape: (pages, paper) => `${pages} sayfa, ${paper}, yatay`,
  preview: (output) => `Önizleme: ${output}`,

  onPaper: {
    callList: 'Duyuru listesi: duyurulanı işaretle.',
    play: 'Telefonda oyna',
    free: 'JOKER',
  },

  code: 'Kâğıt kodu',
  codeHint: 'Her kâğıdın altında yazar, v7-17 gibi.',
  check: 'Kontrol et',
  sheet: (code) => `Kâğıt ${code}`,
  problems: {
    empty: 'Kâğıtta yazan kodu gir.',
    malformed: 'Kod şöyle görünür: v7-17.',
    number: (most) => `Kâğıtların numarası 1 ile ${most} arasında.`,
    otherDevice: 'Bu kâğıt başka bir cihazda yazdırıldı. Orada kontrol et.',
    onlyFirst: 'Bu cihaz, bu sürümün 1 numaralı kâğıdını yazdırdı.',
    onlyUpTo: (last) => `Bu cihaz, bu sürümün 1 ile ${last} arasındaki kâğıtlarını yazdırdı.`,
  },
}
