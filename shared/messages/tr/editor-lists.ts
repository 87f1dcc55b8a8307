import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import type { Messages } from '../messages.ts'

const more = (words: number) => `Ayrıca ${words} madde ek maddelere gider.`

export const editorLists: Messages<typeof english> = {
  how: 'Nasıl eklensin',
  fill: 'Boşları doldur',
  addToMore: 'Ek maddelere ekle',
  replace: 'Hepsini değiştir',

  pasteExplanation:
    'Liste veya tablo yapıştır ya da bir dosya aç. Eklemeden önce nasıl olacağını burada görürsün.',
  list: 'Liste',
  closed: 'Liste kapatıldı',
  addWords: 'Maddeleri ekle',
  replaceWords: (words) => `${words} maddeyi değiştir`,
  fillSquares: 'Kareleri doldur',
  squares: (filled, places) => `${filled} / ${places} kare`,
  emptySquares: (filled, places) => `${filled} / ${places} boş kare`,
  notes: {
    extra: (words) => `${words} tanesi ek maddelere gider`,
    'no-room': (words) => `${words} tanesi sığmaz`,
    cut: (words) => `${words} tanesi ${CELL_MAX_LENGTH} karaktere kısaltıldı`,
    duplicate: (words) => `${words} tekrar atlandı`,
    'on-card': (words) => `${words} tanesi zaten kartta`,
    'left-out': (words) => `${words} başlık veya sayı atlandı`,
  },
  andMore: (words) => `ve ${words} tane daha`,
  take: 'Kullanılacak bölüm',
  takeAll: (words) => (words === 1 ? '1 madde' : `${words} maddenin hepsi`),
  takeLines: 'Her satır olduğu gibi',
  column: (number) => `${number}. sütun`,
  forms: { table: 'Bu bir tabloya benziyor.', data: 'Bu, bir programın verisine benziyor.' },
  preview: 'Kartın bu listeyle',
  makeCategory: (words) => `${words} maddenin hepsinden kategori oluştur`,

  fillTitle: 'Kategoriden doldur',
  fillExplanation: 'Uzun maddeler sığsın diye kısalır.',
  fillAnswer: 'Doldur',
  category: 'Kategori',
  mine: 'Kategorilerim',
  shared: 'Seninle paylaşılanlar',
  official: `${PRODUCT_NAME}.app’ten`,
  loading: 'Kategoriler yükleniyor',
  loadingItems: 'Maddeler yükleniyor…',
  none: 'Henüz maddesi olan bir kategori yok.',
  failed: 'Kategoriler yüklenmedi.',
  fillsSome: (filled, places) => `${places} karenin ${filled} tanesini doldurur. Hepsi bu kadar.`,
  fillsSomeEmpty: (filled, places) => `${places} boş karenin ${filled} tanesini doldurur. Hepsi bu kadar.`,
  fillsAll: (places) => `${places} karenin hepsini rastgele doldurur.`,
  fillsAllEmpty: (places) => `${places} boş karenin hepsini rastgele doldurur.`,
  fillsAndMore: (fills, words) => `${fills} ${more(words)}`,
}
