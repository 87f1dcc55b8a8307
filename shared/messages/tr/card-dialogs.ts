import { PRODUCT_NAME } from '#shared/product.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import type { Messages } from '../messages.ts'

const NUMBERS = ['Sıfır', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı']
const MORE_NUMBERS = ['Yedi', 'Sekiz', 'Dokuz', 'On', 'On bir', 'On iki']
const lines = (count: number) => `${[...NUMBERS, ...MORE_NUMBERS][count] ?? count} sıra`

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'çoğu oyunda'
  if (share < 0.02) return 'neredeyse hiç'
  return share > 0.58 ? '3 oyunun 2 tanesinde' : `${Math.round(1 / share)} oyunda bir`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Kart doldu!',
  blackoutText: 'Bütün kareler işaretli.',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'QR kodu yüklenmedi.',
  codeNear: 'Yakından okut: bu kadar ince bir kod salonun arkasından okunmaz.',
  codeOf: 'Linkin QR kodu',
  noCode: 'Bu kart bir QR koduna sığmayacak kadar uzun. Onun yerine linkini gönder.',
  copyLink: 'Linki kopyala',
  forecast: (players, calls, ties) =>
    `${players} oyuncuyla, yaklaşık ${calls} duyurudan sonra biri kazanır. İki kişinin birden kazanması: ${howOften(ties)}.`,
  forecastTitle: 'Ne kadar sürer?',
  layout: 'Her oyuncuya farklı düzen',
  layoutDrawn: 'Her oyuncuya bütün maddelerden çekilmiş kareler. Biri maddeleri duyuruyorsa en iyisi.',
  layoutShuffled: 'Kareler aynı, dizilişi herkeste başka. Biri maddeleri duyuruyorsa en iyisi.',
  lines,
  linesInText: (count) => lines(count).toLocaleLowerCase('tr'),
  patternsInText: {
    line: 'bir sıra',
    'two-lines': 'iki sıra',
    corners: 'dört köşe',
    x: 'X',
    frame: 'çerçeve',
    full: 'bütün kart',
  },
  linesInOneGo: (count) => `${lines(count)} birden.`,
  newRound: {
    title: 'Yeni tur başlasın mı?',
    text: 'Oyunculara işaretlerini silmek isteyip istemediklerini sorarız. Kareler aynı kalır.',
    textWithCalls:
      'Oyunculara işaretlerini silmek isteyip istemediklerini sorarız. Duyurular baştan başlar, kareler aynı kalır.',
    start: 'Başlat',
    starting: 'Başlıyor…',
    started: 'Yeni tur başladı',
    startedText: 'Oyuncular işaretlerini tek dokunuşla silebilir.',
    failed: 'Yeni tur başlatılamadı',
  },
  play: (title) => `${PRODUCT_NAME} üzerinde “${title}” kartıyla oyna`,
  playUntitled: `Benimle ${PRODUCT_NAME} oyna`,
  temporary: {
    elsewhere:
      'Bu kart yapıldığı tarayıcıda duruyor. Burada oynamak için oyun sahibinden kartı paylaşıp yeni linki göndermesini iste.',
    own: 'Bu kart bu tarayıcıda duruyor. Linkinde herkesin oynayabileceği bir kopya var.',
    signIn: 'Paylaşmak için giriş yap',
  },
  report: {
    title: 'Şikâyet et',
    private:
      'Bu özel bir kurulum: biri bunu tanıdıkları için çalıştırıyor ve şikâyetini kimin alacağını yazmamış. Linki sana gönderene sor.',
    to: (name) => `Kime gider: ${name}. Kararı bir insan verir, kaç şikâyet olursa olsun.`,
    toOperators: 'Bu siteyi yönetenlere gider. Kararı bir insan verir, kaç şikâyet olursa olsun.',
    reason: 'Sorun ne?',
    noReason: 'Bir neden seç',
    text: 'Kendi sözlerinle',
    name: 'Adın (isteğe bağlı)',
    email: 'E-postan (isteğe bağlı)',
    emailHint: 'Cevap yazabilmek için. Şikâyetinle birlikte 90 gün saklanır.',
    true: 'Yazdıklarımın doğru olduğuna inanıyorum',
    send: 'Şikâyeti gönder',
    sending: 'Gönderiliyor…',
    sent: 'Şikâyetin gönderildi',
    sentText: 'Teşekkürler. Bir insan bakacak.',
    failed: 'Şikâyet gönderilemedi',
  },
  spokenCode: (digits) => `Kod: ${digits}`,
  noCodeYet: (reason) => `Henüz kod yok. ${reason}`,
  rows: {
    top: 'Üst satır',
    second: 'İkinci satır',
    middle: 'Orta satır',
    third: 'Üçüncü satır',
    fourth: 'Dördüncü satır',
    bottom: 'Alt satır',
  },
  columns: {
    left: 'Sol sütun',
    second: 'İkinci sütun',
    middle: 'Orta sütun',
    third: 'Üçüncü sütun',
    fourth: 'Dördüncü sütun',
    right: 'Sağ sütun',
  },
  diagonal: 'Çapraz',
  won: {
    rows: {
      top: 'Üst satır senin.',
      second: 'İkinci satır senin.',
      middle: 'Orta satır senin.',
      third: 'Üçüncü satır senin.',
      fourth: 'Dördüncü satır senin.',
      bottom: 'Alt satır senin.',
    },
    columns: {
      left: 'Sol sütun senin.',
      second: 'İkinci sütun senin.',
      middle: 'Orta sütun senin.',
      third: 'Üçüncü sütun senin.',
      fourth: 'Dördüncü sütun senin.',
      right: 'Sağ sütun senin.',
    },
    diagonal: 'Çapraz senin.',
    corners: 'Dört köşe senin.',
    x: 'X senin.',
    frame: 'Çerçeve senin.',
    full: 'Bütün kart senin.',
  },
}
