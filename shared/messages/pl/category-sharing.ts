import { PRODUCT_NAME } from '#shared/product.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import type { Messages } from '../messages.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Udostępnij kategorię',
  text: 'Każdy, kto ma link, może ją zobaczyć i robić z niej karty.',
  ownerText:
    'Każdy, kto ma link, może ją zobaczyć i robić z niej karty. Kopiować i edytować ją mogą tylko osoby dodane poniżej.',
  link: 'Link do tej kategorii',
  linkFailedTitle: 'Nie skopiowano linku',
  linkFailed: 'Skopiuj go ręcznie.',
  shareText: (name) => `„${name}” na ${PRODUCT_NAME}`,

  copy: 'Kopiuj do moich kategorii',
  copying: 'Kopiuję…',
  copied: 'Kategoria skopiowana',
  copiedText: (name) => `„${name}” jest już w Moich kategoriach.`,
  copyFailed: 'Nie udało się skopiować kategorii',
  logIn: 'Zaloguj się, by skopiować',

  people: 'Udostępnij osobom',
  username: 'Nazwa użytkownika',
  usernameHint: 'Każdy znajdzie ją w ustawieniach profilu. Możesz też po prostu wysłać link powyżej.',
  access: 'Dostęp',
  accessLabel: (person) => `Dostęp: ${person}`,
  levels: { view: 'Podgląd', copy: 'Kopia', edit: 'Edycja' },
  explained: {
    view: '<level>Podgląd:</level> kategoria jest na liście tej osoby',
    copy: '<level>Kopia:</level> może też zrobić własną kopię',
    edit: '<level>Edycja:</level> może też dodawać, zmieniać i usuwać teksty',
  },
  sharing: 'Udostępniam…',
  shared: 'Kategoria udostępniona',
  sharedText: (person) => `„${person}” zobaczy ją teraz wśród swoich kategorii.`,
  shareFailed: 'Nie udało się udostępnić',

  sharedWith: 'Kto ma dostęp',
  nobody: 'Na razie tylko ty.',
  changeFailed: 'Nie udało się zmienić dostępu',
  remove: 'Usuń',
  removeLabel: (person) => `Usuń: ${person}`,
  removed: 'Usunięto',
  removedText: (person) => `${person} nie ma już dostępu.`,
  removeFailed: 'Nie udało się odebrać dostępu',
  restored: (person) => `${person} znów ma dostęp.`,
}
