import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryLists as english } from '../en/category-lists.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const categoryLists: Messages<typeof english> = {
  which: 'Wybierz listę',
  official: `Od ${PRODUCT_NAME}.app`,
  mine: 'Moje kategorie',
  new: 'Nowa kategoria',

  search: 'Szukaj kategorii po nazwie i opisie',
  searchHint: 'Szukaj',
  found: (count) =>
    plural(count, {
      one: `Znaleziono ${count} kategorię`,
      few: `Znaleziono ${count} kategorie`,
      many: `Znaleziono ${count} kategorii`,
      other: `Znaleziono ${count} kategorii`,
    }),
  noneFoundTitle: 'Nic nie znaleziono',
  noneFound: 'Żadna kategoria nie pasuje do „<q></q>”.',
  sort: 'Sortuj',
  recommended: 'Polecane',
  newest: 'Najnowsze',
  byName: 'Nazwa A–Z',
  byItems: 'Najdłuższe',

  loading: 'Wczytuję kategorie',
  loadFailedTitle: 'Kategorie się nie wczytały',
  loadFailed: 'Coś poszło nie tak przy wczytywaniu kategorii. Spróbuj później.',
  noOfficialTitle: 'Brak kategorii',
  noOfficial: `Nie ma teraz kategorii od ${PRODUCT_NAME}.app.`,
  emptyTitle: 'Wasze stałe żarty na jednej liście.',
  empty: 'Nie masz jeszcze własnych kategorii.',

  officialMark: 'Oficjalna',
  byYou: 'Twoja',
  sharedBy: 'Udostępnia <owner></owner>',
  can: { view: 'Podgląd', copy: 'Kopiowanie', edit: 'Edycja' },
  noDescription: 'Bez opisu',
  shareLabel: (name) => `Udostępnij: ${name}`,
  moreLabel: (name) => `Więcej: ${name}`,
  view: 'Zobacz',
  viewLabel: (name) => `Zobacz: ${name}`,
  stub: (count) =>
    plural(count, {
      one: `<count>${count}</count><word> tekst</word>`,
      few: `<count>${count}</count><word> teksty</word>`,
      many: `<count>${count}</count><word> tekstów</word>`,
      other: `<count>${count}</count><word> tekstu</word>`,
    }),

  shared: 'Udostępnione tobie',
  hide: 'Ukryj',
  hideAll: 'Ukryj wszystkie od: <owner></owner>',
  hidden: 'Kategoria ukryta',
  hiddenText: (name) => `Kategorii „${name}” nie ma już na liście. Link nadal ją otworzy.`,
  allHidden: 'Kategorie ukryte',
  allHiddenText: (owner) => `Nie zobaczysz już tego, co udostępnia ci ${owner}.`,
  hideFailed: 'Nie udało się ukryć',

  showHidden: (count) => `Ukryte: ${count} · Pokaż`,
  closeHidden: (count) => `Ukryte: ${count} · Zamknij`,
  allHiddenFrom: 'Ukryte wszystkie od: <owner></owner>',
  unhide: 'Przywróć',
  unhideLabel: (name) => `Przywróć: ${name}`,
  unhideAll: 'Przywróć wszystkie',
  unhideAllLabel: (owner) => `Przywróć wszystkie od: ${owner}`,
  unhidden: (name) => `Kategoria „${name}” znów jest na liście.`,
  allUnhidden: (owner) => `Znów zobaczysz to, co udostępnia ci ${owner}.`,
  unhideFailed: 'Nie udało się przywrócić',
}
