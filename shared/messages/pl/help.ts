import { PRODUCT_NAME } from '#shared/product.ts'
import type { help as english } from '../en/help.ts'
import type { Messages } from '../messages.ts'

export const help: Messages<typeof english> = {
  title: `Jak działa ${PRODUCT_NAME}`,
  close: 'Jasne!',
  creating: {
    title: 'Tworzenie karty',
    start:
      'Naciśnij „Nowa karta”, nadaj jej tytuł i wybierz siatkę: 3x3, 4x4 lub 5x5. Wpisz w pola to, co zawsze się zdarza, albo wklej listę. Do zapisania wystarczy pięć pól.',
    account:
      'Bez konta karta zostaje w tej przeglądarce, a Safari usuwa ją po 7 dniach bez wizyty. Zaloguj się, by ją zapisać, a każdy, kto ma ją otwartą, zobaczy twoje zmiany od razu.',
  },
  categories:
    'Kategoria to gotowa lista tekstów. Otwórz ją i naciśnij „Zrób kartę”, by losowo wypełnić kartę. Zaloguj się, by skopiować kategorię albo zrobić własną.',
  playing: {
    title: 'Gra',
    marks:
      'Naciskaj pola, by je zaznaczać. Zbierz 5 w linii: poziomo, pionowo lub na skos. Na mniejszych kartach wystarczą 3 lub 4. Joker liczy się jako zaznaczone pole.',
    privacy:
      'Zaznaczenia są tylko twoje i zostają w przeglądarce. W oknie prywatnym albo w przeglądarce, która przy zamykaniu wszystko usuwa, znikają po zamknięciu. Naciśnij „Odznacz wszystko”, by zacząć od nowa.',
  },
  sharing: {
    title: 'Udostępnianie',
    link: 'Zapisz kartę i naciśnij „Udostępnij”: dostaniesz link, pod którym wszyscy widzą tę samą kartę. Do gry nikt nie potrzebuje konta. Czytasz teksty na głos? Włącz „Inny układ dla każdego gracza”, a każdy dostanie kartę inaczej ułożoną.',
    room: 'Gracie w jednym pokoju? Naciśnij „Duży ekran”, by pokazać na nim kartę, jej kod QR albo losowanie. Teksty wypadają losowo. Albo naciśnij „Udostępnij” i weź kod: gracze wpisują jego sześć cyfr na stronie głównej.',
    hosts:
      'Prowadzisz z kimś? Dodaj pomocników w sekcji „Na skróty”: edytują kartę razem z tobą. „Na stronę i do OBS”, pod „Udostępnij”, pokazuje kartę na twojej stronie.',
  },
  themes: {
    title: 'Motywy',
    text: 'Sześć papierów, każdy z własnym tuszem: wybierz w ustawieniach karty. Jasny i ciemny wygląd przełączasz w menu. Wydruki są zawsze jasne.',
  },
  shortcuts: {
    title: 'Skróty klawiszowe',
    select: 'Przechodzi między polami i je wybiera',
    move: 'Przechodzi między polami, które są jednym przystankiem klawisza Tab',
    mark: 'Zaznacza lub odznacza pole w grze',
    save: 'Zapisuje kartę',
    undo: 'Cofa ostatnią zmianę, a z Shift ją ponawia',
    swap: 'Zamienia pole z sąsiednim w edytorze',
    picture: 'Dodaje obrazek do pola podczas pisania',
    message: 'Przeskakuje do ostatniego powiadomienia',
    close: 'Zamyka okno lub menu',
    mac: 'Na Macu zamiast Ctrl użyj Cmd, a zamiast Alt – Option.',
  },
  keys: { arrows: 'Strzałki', space: 'Spacja', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}
