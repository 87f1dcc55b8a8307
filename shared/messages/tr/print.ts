import type { print as english } from '../en/print.ts'
import type { Messages } from '../messages.ts'

export const print: Messages<typeof english> = {
  title: 'Kartı indir',
  tabs: { label: 'Yazdır ya da kontrol et', print: 'Yazdır', check: 'Kart kontrolü' },
  pdf: 'PDF olarak indir',
  png: 'PNG indir',
  drawing: 'Çiziliyor…',
  notDrawn: 'Resim çizilemedi',

  what: 'Ne yazdırılsın',
  thisCard: 'Bu kart',
  shuffledSheets: 'Karışık kartlar',
  count: 'Kart sayısı',
  countHint: (most) => `1 ile ${most} arası`,
  countWrong: (most) => `1 ile ${most} arasında bir tam sayı yaz.`,
  perPage: 'Sayfa başına',
  paper: 'Kâğıt boyu',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'Tema renkleri',
  callList: 'Duyuru listesi',
  callListHint: 'Bütün maddelerin olduğu, işaretleyeceğin bir sayfa ekler.',
  link: 'QR kodu ve link',
  codes: 'Her karta kod',
  codesHint: 'Biri bingo deyince kartını bununla kontrol edersin.',
  otherWords: 'Her kartta farklı maddeler. Oyuncu başına bir kart.',
  otherOrder: 'Aynı maddeler, her kartta farklı dizilişte. Oyuncu başına bir kart.',
  output: (pages, paper) => `${pages} sayfa, ${paper}`,
  outputLandscape: (pages, paper) => `${pages} sayfa, ${paper}, yatay`,
  toCut: (parts) => `Her sayfayı ${parts} parçaya kes.`,
  preview: (output) => `Önizleme: ${output}`,

  onPaper: {
    callList: 'Duyuru listesi: duyurulanı işaretle.',
    play: 'Telefonda oyna',
    name: 'Ad',
    toWin: (pattern) => `Kazandıran: ${pattern}`,
  },

  code: 'Kart kodu',
  codeHint: 'Basılı her kartın altında yazar, v7-17 gibi.',
  check: 'Kontrol et',
  sheet: (code) => `Basılı kart ${code}`,
  problems: {
    empty: 'Kartın altında yazan kodu gir.',
    malformed: 'Kod şöyle görünür: v7-17.',
    number: (most) => `Kartların numarası 1 ile ${most} arasında.`,
    otherDevice: 'Bu kart başka bir cihazda yazdırıldı. Orada kontrol et.',
    onlyFirst: 'Bu cihaz, bu sürümün 1 numaralı kartını yazdırdı.',
    onlyUpTo: (last) => `Bu cihaz, bu sürümün 1 ile ${last} arasındaki kartlarını yazdırdı.`,
  },
}
