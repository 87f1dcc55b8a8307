import { PRODUCT_NAME } from '#shared/product.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')
const squares = (count: number) =>
  plural(count, { one: '1 pole', few: `${count} pola`, many: `${count} pól`, other: `${count} pola` })
/** After “po”. */
const minutes = (count: number) =>
  plural(count, {
    one: '1 minucie',
    few: `${count} minutach`,
    many: `${count} minutach`,
    other: `${count} minuty`,
  })

export const playDialogs: Messages<typeof english> = {
  bigger: 'Większe: pokaż jako listę',
  bringBack: 'Przywróć zaznaczenia',
  clearMarks: 'Odznacz pola',
  clearWords: 'Dostaniesz inne pola, a zaznaczenia znikną.',
  codeFailed: 'Kod QR się nie wczytał',
  continue: 'Graj dalej',
  copyCard: 'Zrób kopię',
  device: 'Na tym urządzeniu',
  download: 'Pobierz kartę',
  downloadText: 'Druk, PDF lub obrazek',
  notSaved: 'Nic się nie zapisało?',
  notSavedText:
    'Aplikacje, które same otwierają linki, często nie mogą zapisywać plików. Otwórz tę stronę w przeglądarce.',
  notPrinted: 'Nie można drukować',
  notPrintedText:
    'Ta przeglądarka nie pozwala drukować. Pobierz obrazek albo otwórz link na innym urządzeniu.',
  frame: {
    dismiss: 'Zamknij',
    ownMarks: 'Zaznaczenia zostają na tej stronie',
    ownMarksText: `Widzisz je tylko ty. Otwórz kartę w ${PRODUCT_NAME}, by grać na własnej planszy.`,
    play: (host, code) => `Zagraj: ${host} · ${code}`,
    notKept: 'Ta strona nie zachowuje zaznaczeń',
    notKeptText: `Otwórz kartę w ${PRODUCT_NAME}, by je zachować.`,
  },
  keepPlaying: 'Możesz grać dalej.',
  keepMarks: 'Nie odznaczaj',
  keepScreenOn: 'Nie wygaszaj ekranu',
  list: {
    title: 'Pola jako lista',
    text: (marked, all) => `Zaznaczone: ${marked} z ${all}.`,
    show: 'Pokaż jako listę',
    mark: 'Zaznacz',
    unmark: 'Odznacz',
    place: (row, column) => `Rząd ${row}, kolumna ${column}`,
    marked: 'zaznaczone',
    note: 'Notatka',
    noteText: 'Tylko na tym urządzeniu. Zapisanie notatki zaznacza pole.',
    saveNote: 'Zapisz notatkę',
    noteFor: (words) => `Notatka do „${words}”`,
  },
  makeYourOwn: 'Zrób własną kartę',
  markCalled: 'Zaznaczaj za mnie wywołane pola',
  markCalledText: 'Gdy gospodarz je wywołuje.',
  markedForYou: 'Zaznaczone za ciebie',
  markedForYouText: (count) =>
    plural(count, {
      one: 'Wywołano 1 pole.',
      few: `Wywołano ${count} pola.`,
      many: `Wywołano ${count} pól.`,
      other: `Wywołano ${count} pola.`,
    }),
  more: 'Więcej',
  newRound: 'Nowa runda',
  present: 'Duży ekran',
  prompts: {
    'new-round': { label: 'Nowa runda', text: 'Gospodarz zaczął nową rundę.' },
    'words-gone': {
      label: 'Gospodarz zmienił większość zaznaczonych przez ciebie tekstów',
      text: 'Większość zaznaczonych tekstów się zmieniła.',
    },
    old: { label: 'Wcześniejsze zaznaczenia', text: 'Te zaznaczenia są z poprzedniej gry.' },
  },
  changed: {
    grid: 'Gospodarz zmienił siatkę',
    squares: (count) => `Gospodarz zmienił ${squares(count)}`,
    words: (count, words) => `Gospodarz zmienił ${squares(count)}: ${words}`,
    'new-round': 'Gospodarz zaczął nową rundę: wybierz „Nie odznaczaj” albo „Odznacz pola”',
    'words-gone':
      'Gospodarz zmienił większość zaznaczonych przez ciebie tekstów: wybierz „Nie odznaczaj” albo „Odznacz pola”',
  },
  proof: {
    show: 'Pokaż moje bingo',
    title: 'Pokaż moje bingo',
    text: 'Wyślij to gospodarzowi albo pokaż mu kod. Zobaczy twoje pola i to, które były wywołane.',
    mine: 'Moje bingo',
    withNotes: 'Pokaż też moje notatki',
    mineOn: (title) => `Moje bingo na karcie „${title}”`,
  },
  qrCode: 'Kod QR',
  recent: 'Ostatnio w grze',
  report: 'Zgłoś tę kartę',
  resetBoard: 'Od nowa',
  result: {
    share: 'Udostępnij wynik',
    markFirst: 'Najpierw zaznacz pole',
    title: 'Mój wynik',
    text: 'Powstał na twoim urządzeniu. Nikt go nie zobaczy, póki go nie wyślesz.',
    drawing: 'Rysuję twoją kartę…',
    notDrawn: 'Nie udało się narysować obrazka.',
    guarded:
      'Twoja przeglądarka chroni przed fingerprintingiem, więc ten obrazek jest plikiem SVG. Zezwól tej stronie na dane canvas, aby otrzymać PNG.',
    download: 'Pobierz obrazek',
    copyPicture: 'Kopiuj obrazek',
    copyEmoji: 'Kopiuj jako emoji',
    picture: (title, summary) => `Moja karta ${title}: ${summary}`,
    pictureCopied: 'Obrazek skopiowany',
    pictureNotCopied: 'Pobierz go zamiast tego.',
    copied: 'Wynik skopiowany',
    copiedText: 'Wklej go, gdzie chcesz.',
    notCopied: 'Nie udało się skopiować wyniku. Spróbuj jeszcze raz.',
    count: (marked, all) => `${marked} z ${all}`,
    squares: (marked, all) => `${marked} z ${all} pól`,
    marked: (marked, all) => `Zaznaczone pola: ${marked} z ${all}.`,
    won: (lines, marked, all) => `BINGO! ${lines}, zaznaczone pola: ${marked} z ${all}.`,
  },
  score: (marked, all, lines) => `${marked} z ${all} pól, ${lines}.`,
  shout: 'Krzyknij',
  shuffle: {
    first: 'Przetasuj dla mnie',
    again: 'Przetasuj znowu',
    host: 'Układ gospodarza',
    hint: 'Zmienia się tylko twoja karta. Wszyscy mają te same pola.',
    done: 'Przetasowane',
    undone: 'Znowu układ gospodarza',
    text: 'Zaznaczenia przeszły razem z polami.',
  },
  draw: {
    first: 'Wylosuj mi kartę',
    again: 'Wylosuj inną kartę',
    host: 'Karta gospodarza',
    ask: {
      first: 'Wylosować własną kartę?',
      again: 'Wylosować inną kartę?',
      host: 'Wziąć kartę gospodarza?',
    },
    hint: 'Twoja własna karta. Każdy gracz ma inne pola.',
    done: 'Twoja własna karta',
    undone: 'Karta gospodarza',
  },
  sound: 'Dźwięk',
  story: {
    did: (words) => `Zwycięskie pole: ${words}.`,
    didIn: (words, count) => `Zwycięskie pole: ${words}, po ${minutes(count)}.`,
    didFast: (words) => `Zwycięskie pole: ${words}, po niecałej minucie.`,
    in: (count) => `Po ${minutes(count)}.`,
    fast: 'Po niecałej minucie.',
  },
  tapToClose: 'Stuknij, by zamknąć',
  told: {
    elsewhere: (words) => `Wywołane, nie ma na twojej karcie: ${words}`,
    oneToGo: (words) => `Jeszcze jedno: ${words}`,
  },
  toWin: (pattern, missing) => `Cel: ${pattern}, brakuje: ${missing}`,
  welcome: (people) =>
    plural(people, {
      one: 'Grasz! Kartę ma otwartą 1 osoba.',
      few: `Grasz! Kartę mają otwartą ${people} osoby.`,
      many: `Grasz! Kartę ma otwartą ${people} osób.`,
      other: `Grasz! Kartę ma otwartą ${people} osoby.`,
    }),
  wonAt: (time) => `BINGO o ${time}`,
  wonAtShort: (time) => `BINGO ${time}`,
}
