import type { card as english } from '../en/card.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')
const people = (count: number) =>
  plural(count, { one: '1 osoba', few: `${count} osoby`, many: `${count} osób`, other: `${count} osoby` })

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Kopia z linku',
      sentence: 'To kopia wysłana w linku. Nie zmieni się, gdy autor poprawi swoją kartę.',
    },
    deleted: { short: 'Gospodarz ją usunął', sentence: 'Gospodarz usunął tę kartę.' },
    gone: { short: 'Nie ma jej na serwerze', sentence: 'Tej karty nie ma już na serwerze.' },
    removed: {
      short: 'Zdjęta po zgłoszeniu',
      sentence: 'Ktoś zgłosił tę kartę, a osoby prowadzące tę stronę ją zdjęły.',
    },
  },
  blank: 'Puste pole',
  called: 'wywołane',
  edited: 'zmienione przez gospodarza',
  oneToGo: 'brakuje tylko tego',
  won: 'w linii',
  cutOff: 'Ten link jest ucięty. Poproś o niego jeszcze raz.',
  failed: (note) => `Karta się nie wczytała. ${note}Spróbujemy znowu, gdy tylko wróci połączenie.`,
  free: 'JOKER',
  loading: 'Wczytuję kartę',
  missing: 'Nie udało się wczytać karty. Mogła zostać usunięta albo nigdy nie istniała.',
  missingHint: 'Sprawdź link albo poproś o niego jeszcze raz.',
  missingTitle: 'Nie możemy znaleźć tej karty',
  offline: 'Offline: zaznaczaj dalej',
  patterns: {
    line: 'Jedna linia',
    'two-lines': 'Dwie linie',
    corners: 'Cztery rogi',
    x: 'X',
    frame: 'Ramka',
    full: 'Cała karta',
  },
  people,
  watching: (count) =>
    plural(count, {
      one: 'Tę kartę widzi 1 osoba',
      few: `Tę kartę widzą ${count} osoby`,
      many: `Tę kartę widzi ${count} osób`,
      other: `Tę kartę widzi ${count} osoby`,
    }),
}
