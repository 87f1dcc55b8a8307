import type { importCards as english } from '../en/import-cards.ts'
import { numberIn, type Messages } from '../messages.ts'

const number = numberIn('tr')

const cards = (count: number) => `${number(count)} kart`
const whichFile =
  'Profil ayarlarındaki “Verilerimi indir” ya da kart menüsündeki “JSON olarak indir” ile kaydedilen dosyayı seç.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Kartları içe aktar',
  reading: (file) => `Dosya okunuyor: ${file}…`,

  refusedTitle: 'Bu dosya içe aktarılamıyor',
  chooseAnother: 'Başkasını seç',
  makeCard: (words) => `Bu ${words} maddeden kart yap`,
  unreadable: 'Bu dosyayı okuyamadık. Bir daha seç.',
  brokenOff: 'Dosya sonuna gelmeden kesiliyor. Bir daha indir.',
  notCards: `Bu dosyada kart yok. ${whichFile}`,
  tooNew: 'Bu dosyayı daha yeni bir sürüm yapmış. Sayfayı yenile ve tekrar dene.',
  noCard: `Bu dosyada hiç kart yok. ${whichFile}`,
  empty: 'Bu dosyada hiç kart yok.',
  tooLarge: `Bu dosya 100 MB sınırından büyük. ${whichFile}`,
  noneReadable: 'Dosyayı düzelt ya da başkasını seç.',

  card: (position) => `Kart ${position}`,
  cardTitled: (position, title) => `Kart ${position}, “${title}”`,
  reasonAt: (field, reason) => `${field}: ${reason}`,
  reasonOf: (reason) => `: ${reason}`,
  notACard: 'Bu bir kart değil.',
  noSquares: 'Kartta kare yok.',
  cannotImport: (count) => `İçe aktarılamayan ${cards(count)}:`,
  skipped: (count) => `Atlanan ${cards(count)}:`,
  more: (count) => `ve ${number(count)} tane daha`,

  readyTitle: (count) => `${cards(count)} içe aktarılsın mı?`,
  ready: 'Her biri kendi linki olan yeni bir kart olur. Elindeki kartlar olduğu gibi kalır.',
  onlyCards: 'Sadece kartlar aktarılır. Bu dosyadaki kategoriler atlanır.',
  import: (count) => `${cards(count)} aktar`,

  runningTitle: (count) => `${cards(count)} aktarılıyor`,
  running: (count, all) => `${number(count)} / ${number(all)} kart aktarıldı.`,
  progress: 'Aktarılan',
  stop: 'Durdur',

  partlyTitle: (count, all) => `${number(count)} / ${cards(all)} aktarıldı`,
  endedTitle: (count) => `${cards(count)} aktarıldı`,
  endedSkippedTitle: (count, skipped) => `${cards(count)} aktarıldı, ${number(skipped)} atlandı`,
  where: (count) => (count === 1 ? 'Kartlarının en başında.' : 'Kartlarının en başındalar.'),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'Aktarmayı durdurdun.',
  noneYet: 'Henüz kart aktarılmadı.',
  left: (count) =>
    count === 1 ? 'Kalan kartı da aktarabilirsin.' : `Kalan ${cards(count)} için devam edebilirsin.`,
  continue: 'Devam et',
  done: 'Tamam',

  leftTitle: 'Aktarma durdu',
  leftText: (count, all) => `${number(count)} / ${cards(all)} aktarıldı.`,
}
