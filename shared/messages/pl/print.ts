import type { print as english } from '../en/print.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')
const pages = (count: number) =>
  plural(count, {
    one: `${count} strona`,
    few: `${count} strony`,
    many: `${count} stron`,
    other: `${count} strony`,
  })

export const print: Messages<typeof english> = {
  title: 'Pobierz kartę',
  tabs: { label: 'Drukuj lub sprawdź', print: 'Drukuj', check: 'Sprawdź kartkę' },
  pdf: 'Pobierz PDF',
  png: 'Pobierz PNG',
  drawing: 'Rysuję…',
  notDrawn: 'Nie udało się narysować obrazka',

  what: 'Co wydrukować',
  thisCard: 'Ta karta',
  shuffledSheets: 'Różne kartki',
  count: 'Liczba kartek',
  countHint: (most) => `Od 1 do ${most}`,
  countWrong: (most) => `Wpisz liczbę całkowitą od 1 do ${most}.`,
  perPage: 'Kartek na stronie',
  paper: 'Papier',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'Kolory motywu',
  callList: 'Lista tekstów',
  callListHint: 'Dodaje stronę ze wszystkimi tekstami do odhaczania.',
  link: 'Kod QR i link',
  codes: 'Kod na każdej kartce',
  codesHint: 'Sprawdzisz po nim kartkę, gdy ktoś krzyknie bingo.',
  otherWords: 'Na każdej kartce inne teksty. Po jednej na gracza.',
  otherOrder: 'Te same teksty, na każdej kartce w\u00a0innej kolejności. Po jednej na gracza.',
  output: (count, paper) => `${pages(count)}, ${paper}`,
  outputLandscape: (count, paper) => `${pages(count)}, ${paper}, poziomo`,
  toCut: (parts) => `Potnij każdą stronę na ${parts} części.`,
  preview: (output) => `Podgląd: ${output}`,

  onPaper: {
    callList: 'Lista tekstów: odhaczaj, co już wywołano.',
    play: 'Zagraj na telefonie',
    name: 'Imię',
    toWin: (pattern) => `Wygrywa: ${pattern}`,
  },

  code: 'Kod kartki',
  codeHint: 'Jest na dole każdej kartki, na przykład v7-17.',
  check: 'Sprawdź',
  sheet: (code) => `Kartka ${code}`,
  problems: {
    empty: 'Wpisz kod z kartki.',
    malformed: 'Kod wygląda tak: v7-17.',
    number: (most) => `Kartki mają numery od 1 do ${most}.`,
    otherDevice: 'Tę kartkę wydrukowano na innym urządzeniu. Sprawdź ją tam.',
    onlyFirst: 'To urządzenie wydrukowało kartkę 1 tej wersji.',
    onlyUpTo: (last) => `To urządzenie wydrukowało kartki od 1 do ${last} tej wersji.`,
  },
}
