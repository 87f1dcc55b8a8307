import { TRASH_DAYS } from '#shared/product.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

const RESTORABLE = ` Przez ${TRASH_DAYS} dni możesz ją przywrócić z kosza na dole Moich kategorii.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Dodaj teksty',
    how: 'Jak dodać',
    single: 'Pojedynczo',
    bulk: 'Cała lista',
    eachLine: 'Każdy wiersz osobno',
    items: 'Teksty',
    itemsHint: 'Każdy w osobnym wierszu. Jeśli coś będzie nie tak, pokażemy to, zanim cokolwiek dodamy.',
    none: 'Dodaj co najmniej jeden wiersz',
    add: 'Dodaj teksty',
    adding: 'Dodaję…',
  },

  item: {
    title: 'Edytuj tekst',
    content: 'Tekst',
    tags: 'Tagi (opcjonalnie)',
    tagsHint: (most) => `Najwyżej ${most}, oddzielone przecinkami: zwierzęta, klasyka`,
    wrongTags: 'Sprawdź tagi',
    source: 'Źródło (opcjonalnie)',
    sourceHint: 'Książka, serial, osoba',
    failed: 'Nie udało się zapisać tekstu',
    deleted: 'Ktoś usunął ten tekst w trakcie edycji. To, co wpisujesz, wciąż tu jest.',
    addAsNew: 'Dodaj jako nowy',
  },

  edit: {
    title: 'Edytuj kategorię',
    name: 'Nazwa',
    description: 'Opis (opcjonalnie)',
    failed: 'Nie udało się zapisać kategorii',
    saved: 'Kategoria zapisana',
    savedText: (name) => `Zmiany w „${name}” są zapisane.`,
    delete: 'Usuń kategorię',
  },

  save: 'Zapisz zmiany',
  replaced: (words) => `Zastąpiono zmianę wprowadzoną w innym miejscu: „${words}”`,
  charactersLeft: (count) =>
    plural(count, {
      one: `Został ${count} znak`,
      few: `Zostały ${count} znaki`,
      many: `Zostało ${count} znaków`,
      other: `Zostało ${count} znaku`,
    }),
  charactersOver: (count) =>
    plural(count, {
      one: `Za długie o ${count} znak`,
      few: `Za długie o ${count} znaki`,
      many: `Za długie o ${count} znaków`,
      other: `Za długie o ${count} znaku`,
    }),

  delete: {
    title: 'Na pewno?',
    warning: (name) => `Kategoria „${name}” zniknie dla wszystkich.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      plural(count, {
        one: `Kategoria „${name}” i jej ${count} tekst znikną dla wszystkich.${RESTORABLE}`,
        few: `Kategoria „${name}” i jej ${count} teksty znikną dla wszystkich.${RESTORABLE}`,
        many: `Kategoria „${name}” i jej ${count} tekstów znikną dla wszystkich.${RESTORABLE}`,
        other: `Kategoria „${name}” i jej ${count} tekstu znikną dla wszystkich.${RESTORABLE}`,
      }),
    delete: 'Usuń',
    deleted: 'Kategoria usunięta',
    deletedText: (name) => `Nie ma już „${name}”.`,
    failed: 'Nie udało się usunąć kategorii',
  },

  leave: {
    title: 'Opuścić tę kategorię?',
    warning: (name, owner) =>
      `Kategoria „${name}” zniknie z twojej listy i stracisz uprawnienia, które daje ci ${owner}. Link nadal ją otworzy.`,
    leave: 'Opuść',
    leaving: 'Opuszczam…',
    left: 'Usunięto z twojej listy',
    leftText: (name) => `Kategorii „${name}” nie ma już na twojej liście.`,
    failed: 'Nie udało się opuścić kategorii',
  },
}
