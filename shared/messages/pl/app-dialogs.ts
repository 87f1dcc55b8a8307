import { PRODUCT_NAME } from '#shared/product.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Wyczyść wyszukiwanie',
  deleting: 'Usuwam…',
  dismiss: 'Zamknij',
  hidePassword: 'Ukryj hasło',
  iconTest: 'Test ikon',
  keep: {
    title: 'Zachować karty tymczasowe?',
    text: (count) =>
      plural(count, {
        one: 'W tej przeglądarce jest 1 twoja karta. Zapisz ją na koncie, by ją udostępniać i grać wszędzie.',
        few: `W tej przeglądarce są ${count} twoje karty. Zapisz je na koncie, by je udostępniać i grać wszędzie.`,
        many: `W tej przeglądarce jest ${count} twoich kart. Zapisz je na koncie, by je udostępniać i grać wszędzie.`,
        other: `W tej przeglądarce jest ${count} twojej karty. Zapisz je na koncie, by je udostępniać i grać wszędzie.`,
      }),
    notNow: 'Nie teraz',
    failed: 'Nie udało się zapisać kart.',
    stillHere: (count) =>
      plural(count, {
        one: 'Nadal tylko w tej przeglądarce: 1 karta.',
        few: `Nadal tylko w tej przeglądarce: ${count} karty.`,
        many: `Nadal tylko w tej przeglądarce: ${count} kart.`,
        other: `Nadal tylko w tej przeglądarce: ${count} karty.`,
      }),
    saved: (count) =>
      plural(count, {
        one: '1 karta jest już na twoim koncie!',
        few: `${count} karty są już na twoim koncie!`,
        many: `${count} kart jest już na twoim koncie!`,
        other: `${count} karty jest już na twoim koncie!`,
      }),
  },
  listFailed: 'Lista się nie wczytała.',
  listLoading: 'Wczytuję listę',
  listOffline: 'Nie masz połączenia. Lista wróci razem z nim.',
  loggingOut: 'Wylogowuję…',
  logOut: 'Wyloguj się',
  logOutTitle: 'Wylogować się i stracić zmiany?',
  logOutText: (cards) =>
    plural(cards, {
      one: 'Zmiany na 1 karcie nie są jeszcze zapisane. Po wylogowaniu przepadną.',
      few: `Zmiany na ${cards} kartach nie są jeszcze zapisane. Po wylogowaniu przepadną.`,
      many: `Zmiany na ${cards} kartach nie są jeszcze zapisane. Po wylogowaniu przepadną.`,
      other: `Zmiany na ${cards} karty nie są jeszcze zapisane. Po wylogowaniu przepadną.`,
    }),
  lost: {
    deleted: (title) => `Karty „${title}” nie ma już na serwerze`,
    refused: (title) => `Nie możesz już edytować karty „${title}”`,
    text: 'Niezapisane zmiany wciąż tu są. Otwórz kartę, by zapisać je jako nową.',
  },
  loggedOut: 'Wylogowano',
  loggedOutText: 'Do zobaczenia!',
  logOutFailed: 'Nie udało się wylogować',
  modes: { auto: 'Automatyczny', light: 'Jasny', dark: 'Ciemny' },
  modesShort: { auto: 'Auto', light: 'Jasny', dark: 'Ciemny' },
  myCards: 'Moje karty',
  notFound: 'Nie ma takiej strony',
  notFoundText: 'Nikt nie wywołał tego numeru. Może link jest stary albo zgubił literę.',
  notification: 'Powiadomienie',
  notifications: 'Powiadomienia ({hotkey})',
  profile: 'Ustawienia profilu',
  showMore: 'Pokaż więcej',
  showPassword: 'Pokaż hasło',
  stay: 'Zostań',
  trouble: {
    'log-in': 'Twoja sieć lub firma wymaga ponownego logowania. Odśwież stronę, zmiany nie zginą.',
    'read-only':
      'Sieć nie przepuszcza tej zmiany. Spróbuj innych słów albo innej sieci, na przykład danych komórkowych.',
  },
  updated: `Jest nowa wersja ${PRODUCT_NAME}`,

  languages: {
    title: 'Język',
    current: (name) => `Język: ${name}`,
    notChecked: 'Tego tłumaczenia nie sprawdził jeszcze nikt, dla kogo polski to język ojczysty.',
    help: '<link>Pomóż</link> je poprawić.',
    failed: 'Nie udało się zmienić języka',
  },
}
