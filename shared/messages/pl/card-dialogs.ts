import { PRODUCT_NAME } from '#shared/product.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

const NUMBERS = ['Zero', 'Jedna', 'Dwie', 'Trzy', 'Cztery', 'Pięć', 'Sześć']
const MORE_NUMBERS = ['Siedem', 'Osiem', 'Dziewięć', 'Dziesięć', 'Jedenaście', 'Dwanaście']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, {
    one: `${number} linia`,
    few: `${number} linie`,
    many: `${number} linii`,
    other: `${number} linii`,
  })
}

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'w większości gier'
  if (share < 0.02) return 'prawie nigdy'
  return share > 0.58 ? 'w 2 grach na 3' : `w 1 grze na ${Math.round(1 / share)}`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Pełna karta!',
  blackoutText: 'Wszystkie pola zaznaczone.',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'Kod QR się nie wczytał.',
  codeNear: 'Zeskanuj z bliska: tak gęstego kodu nie da się odczytać z końca sali.',
  codeOf: 'Kod QR linku',
  noCode: 'Ta karta jest za długa na kod QR. Wyślij zamiast niego link.',
  copyLink: 'Kopiuj link',
  forecast: (players, calls, ties) =>
    `Przy ${players} graczach ktoś wygra po około ${calls} wywołaniach. Dwie osoby naraz – ${howOften(ties)}.`,
  forecastTitle: 'Ile to potrwa?',
  layout: 'Inny układ dla każdego gracza',
  layoutDrawn: 'Każdy gracz dostaje pola wylosowane ze wszystkich tekstów. Najlepsze, gdy ktoś je wywołuje.',
  layoutShuffled: 'Te same pola, ale u każdego inaczej ułożone. Najlepsze, gdy ktoś je wywołuje.',
  lines,
  linesInText: (count) => lines(count).toLowerCase(),
  patternsInText: {
    line: 'jedna linia',
    'two-lines': 'dwie linie',
    corners: 'cztery rogi',
    x: 'X',
    frame: 'ramka',
    full: 'cała karta',
  },
  linesInOneGo: (count) => `${lines(count)} naraz.`,
  newRound: {
    title: 'Zacząć nową rundę?',
    text: 'Zaproponujemy graczom, by odznaczyli swoje pola. Teksty zostają te same.',
    textWithCalls:
      'Zaproponujemy graczom, by odznaczyli swoje pola. Wywoływanie zacznie się od początku, a teksty zostają te same.',
    start: 'Zacznij',
    starting: 'Zaczynam…',
    started: 'Nowa runda!',
    startedText: 'Gracze odznaczą swoje pola jednym stuknięciem.',
    failed: 'Nie udało się zacząć nowej rundy',
  },
  play: (title) => `Zagraj w „${title}” na ${PRODUCT_NAME}`,
  playUntitled: `Zagraj ze mną na ${PRODUCT_NAME}`,
  temporary: {
    elsewhere:
      'Ta karta mieszka w przeglądarce, w której powstała. Chcesz zagrać tutaj? Poproś gospodarza, by ją udostępnił i przysłał nowy link.',
    own: 'Ta karta mieszka w tej przeglądarce. W jej linku jest kopia, na której może zagrać każdy.',
    signIn: 'Zaloguj się, by udostępnić',
  },
  report: {
    title: 'Zgłoś',
    private:
      'To prywatna instalacja: ktoś prowadzi ją dla znajomych i nie podaje, kto dostałby twoje zgłoszenie. Zapytaj osobę, od której masz link.',
    to: (name) => `Trafi tutaj: ${name}. Decyduje człowiek, bez względu na liczbę zgłoszeń.`,
    toOperators:
      'Trafi do osób, które prowadzą tę stronę. Decyduje człowiek, bez względu na liczbę zgłoszeń.',
    reason: 'Co jest nie tak?',
    noReason: 'Wybierz powód',
    text: 'Twoimi słowami',
    name: 'Imię (opcjonalnie)',
    email: 'E-mail (opcjonalnie)',
    emailHint: 'Żebyśmy mogli odpisać. Przechowujemy go ze zgłoszeniem przez 90 dni.',
    true: 'Uważam, że to prawda',
    send: 'Wyślij zgłoszenie',
    sending: 'Wysyłam…',
    sent: 'Zgłoszenie wysłane',
    sentText: 'Dziękujemy. Zajmie się nim człowiek.',
    failed: 'Nie wysłano zgłoszenia',
  },
  spokenCode: (digits) => `Kod: ${digits}`,
  noCodeYet: (reason) => `Nie ma jeszcze kodu. ${reason}`,
  rows: {
    top: 'Górny rząd',
    second: 'Drugi rząd',
    middle: 'Środkowy rząd',
    third: 'Trzeci rząd',
    fourth: 'Czwarty rząd',
    bottom: 'Dolny rząd',
  },
  columns: {
    left: 'Lewa kolumna',
    second: 'Druga kolumna',
    middle: 'Środkowa kolumna',
    third: 'Trzecia kolumna',
    fourth: 'Czwarta kolumna',
    right: 'Prawa kolumna',
  },
  diagonal: 'Przekątna',
  won: {
    rows: {
      top: 'Górny rząd jest twój.',
      second: 'Drugi rząd jest twój.',
      middle: 'Środkowy rząd jest twój.',
      third: 'Trzeci rząd jest twój.',
      fourth: 'Czwarty rząd jest twój.',
      bottom: 'Dolny rząd jest twój.',
    },
    columns: {
      left: 'Lewa kolumna jest twoja.',
      second: 'Druga kolumna jest twoja.',
      middle: 'Środkowa kolumna jest twoja.',
      third: 'Trzecia kolumna jest twoja.',
      fourth: 'Czwarta kolumna jest twoja.',
      right: 'Prawa kolumna jest twoja.',
    },
    diagonal: 'Przekątna jest twoja.',
    corners: 'Cztery rogi są twoje.',
    x: 'X jest twój.',
    frame: 'Ramka jest twoja.',
    full: 'Cała karta jest twoja.',
  },
}
