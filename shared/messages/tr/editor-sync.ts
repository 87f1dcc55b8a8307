import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'Gördüğünü, kendi linki olan yeni bir kart olarak kaydedebilirsin.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Çıkış yapılmış',
  signedOutText: 'Değişikliklerin burada güvende. Kaydetmek için giriş yap.',
  losses: {
    deleted: { title: 'Bu kart silindi', text: asNew },
    gone: { title: 'Bu kart artık sunucuda yok', text: asNew },
    foreign: { title: 'Bu kart başka bir hesabın', text: asNew },
    removed: {
      title: 'Bu kartı artık düzenleyemezsin',
      text: `Kartın sahibi seni yardımcılıktan çıkardı ya da hesabını sildi. ${asNew}`,
    },
  },
  asNew: 'Yeni olarak kaydet',
  conflict: 'Kart başka yerde değişti',
  conflictText: 'Aynı şeyi başka biri ya da başka bir sekmede sen değiştirdin.',
  keepMine: 'Benimki kalsın',
  keepTheirs: 'Onunki kalsın',
  parts: {
    grid: 'Izgaranın tümü',
    title: 'Başlık',
    theme: 'Tema',
    image: 'Joker karenin resmi',
    pattern: 'Kazandıran',
    extra: 'Ek maddeler',
    oldSquare: 'Eski ızgaradan bir kare',
  },
  yours: (part, mine) => `${part}: seninki ${quoted(mine)}`,
  both: (part, mine, theirs) => `${part}: seninki ${quoted(mine)}, onunki ${quoted(theirs)}`,
  andMore: (parts) => `ve ${parts} tane daha`,
  place: (row, column) => `Satır ${row}, sütun ${column}`,
  logIn: 'Giriş yap',
}

/** Words in quotes, or that there are none. */
function quoted(words: string): string {
  return words === '' ? 'boş' : `“${words}”`
}
