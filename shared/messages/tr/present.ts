import type { present as english } from '../en/present.ts'
import type { Messages } from '../messages.ts'

export const present: Messages<typeof english> = {
  title: (card) => `${card} (ekranda)`,
  offline: 'Çevrimdışı: yenilikler görünmez',

  back: 'Karta dön',
  views: { label: 'Görünüm', card: 'Kart', code: 'QR kodu', caller: 'Çekiliş' },
  newRound: 'Yeni tur',
  shortcuts: 'Klavye kısayolları',
  fullScreen: 'Tam ekran',
  leaveFullScreen: 'Tam ekrandan çık',

  scan: 'Okut ve oyna',
  ownOrder: 'Herkesin sıralaması kendine özel.',
  typeCode: 'Ya da bu kodu şuraya yaz: <site></site>',
  noCode: (reason) => `${reason} Linki artık çalışmıyor, o yüzden kodu da yok.`,

  noWords: 'Duyurulacak madde yok',
  eyesDown: 'Gözler kartta! İlk madde için “İleri” tuşuna bas.',
  notCalled: 'Henüz duyuru yok',
  hostsCall:
    'Yalnızca kartın sahipleri duyurabilir. Bu maddeleri kendin duyurmak için <copy>kendi kopyanı yap</copy>.',
  next: 'İleri',
  allCalled: 'Hepsi duyuruldu',
  undo: 'Son duyuruyu geri al',
  startOver: 'Baştan başla',
  called: 'Duyurulanlar',
  calledSoFar: 'Şu ana kadar duyurulanlar',
  playersSee: 'Oyuncular duyuruları görür',
  every: (seconds) => `Her ${seconds} sn`,
  sayAgain: 'Bir daha söyle',
  options: 'Duyuru seçenekleri',
  deviceCalls: (words) => `Bu cihazda duyurulan ${words} madde eklensin mi?`,
  addCalls: 'Ekle',
  dropCalls: 'Ekleme',

  progress: {
    none: (left) => `${left} madde kaldı`,
    some: (called, left) => `${called} duyuruldu, ${left} kaldı`,
    all: (called) => `Hepsi tamam: ${called} madde duyuruldu`,
    helpless: (words) => `${words} tanesi kimseye yaramaz`,
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `Geri alındı: ${word}. ${current}.`,
    undoneAll: (word) => `Geri alındı: ${word}. Henüz duyuru yok.`,
  },
  callerOptions: {
    say: 'Maddeleri seslendir',
    sayHint: 'Bu cihazın sesiyle.',
    automatic: 'Otomatik duyuru',
    automaticHint: 'Bu sayfadan çıkınca durur.',
    off: 'Kapalı',
    every: (seconds) => `${seconds} saniyede bir`,
  },
  keys: {
    clicker: 'Sunum kumandası da çalışır.',
    single: 'Tek tuşlu kısayollar',
    card: { keys: '1, C', effect: 'Kart' },
    code: { keys: '2, Q', effect: 'QR kodu' },
    caller: { keys: '3, L', effect: 'Çekiliş' },
    fullScreen: { keys: 'F', effect: 'Tam ekran; Esc ile çıkılır' },
    next: { keys: 'Boşluk, →, Page Down', effect: 'Sıradaki madde' },
    back: { keys: '←, Page Up', effect: 'Son duyuruyu geri al' },
  },
}
