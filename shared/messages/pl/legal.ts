import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  TRASH_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'
import type { legal as english } from '../en/legal.ts'
import type { Messages } from '../messages.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `Ten ${PRODUCT_NAME} prowadzi: <name></name>. E-mail: <address></address>`,
    private: `To prywatna instalacja ${PRODUCT_NAME}: ktoś prowadzi ją dla znajomych i nie podaje tu adresu e-mail. Zapytaj osobę, od której masz link.`,
    failed: 'Nie udało się wczytać, kto prowadzi tę stronę. Sprawdź połączenie i wróć tutaj.',
  },
  terms: {
    lead: 'Twórz karty, udostępniaj je i graj. Oto zasady tego domu.',
    yours: {
      title: 'Twoje karty są twoje',
      owned:
        'To, co piszesz, pozostaje twoje. Pozwalasz nam to przechowywać i pokazywać każdemu, kto ma link: po to jest karta.',
      fridge:
        'Traktuj link jak kartkę na lodówce. Każdy, kto go ma, może przeczytać kartę, zagrać na niej i zrobić własną kopię.',
    },
    dont: {
      title: 'Bardzo prosimy',
      bully: 'nie pisz niczego, co łamie prawo, komuś grozi albo kogoś nęka,',
      expose: 'nie umieszczaj na karcie prywatnych danych innych osób,',
      steal: 'nie udostępniaj cudzych utworów ani zdjęć wbrew woli ich autorów,',
      attack: `nie próbuj się włamać ani odcinać innych od ${PRODUCT_NAME}.`,
    },
    measures: {
      title: 'Co możemy zrobić',
      takeDown:
        'Możemy zdejmować karty i kategorie oraz zamykać konta, które łamią te zasady. Jeśli na takie trafisz, <contact>daj nam znać</contact>.',
    },
    guarantee: {
      title: 'Bez gwarancji',
      none: `Robimy, co w naszej mocy, by wszystko działało i nic nie zginęło, ale nie możemy tego obiecać. W zakresie, na jaki pozwala prawo, korzystasz z ${PRODUCT_NAME} na własne ryzyko.`,
    },
    leaving: {
      title: 'Odejście',
      how: 'Konto możesz usunąć w każdej chwili w <profile>ustawieniach profilu</profile>. Co zostaje, mówi strona <privacy>Prywatność</privacy>.',
    },
    who: { title: 'Kim jesteśmy „my”' },
  },
  privacy: {
    lead: 'W skrócie: twoje zaznaczenia zostają na twoim urządzeniu, nie ma reklam ani śledzenia, a to, co przechowujemy, możesz pobrać lub usunąć.',
    device: {
      title: 'Tylko na twoim urządzeniu',
      marks:
        'Twoje zaznaczenia, twoje bingo i twój własny układ pól. Nigdy nie widzimy, kto co zaznacza ani kto wygrywa.',
      cards: 'Karty, które tworzysz bez konta, i zmiany, które jeszcze do nas nie dotarły.',
      played:
        '20 ostatnich kart z twoich gier, by działały też bez internetu, oraz ustawienia takie jak ciemny wygląd.',
      until:
        'Zostają tam, póki nie wyczyścisz w przeglądarce danych tej strony. Gdy grasz, liczymy otwarte strony, by wszyscy widzieli, ile osób gra: sama liczba, bez imion.',
    },
    account: {
      title: 'Jeśli założysz konto',
      stored: 'Na naszym serwerze, póki tego nie usuniesz:',
      names:
        'Twoja nazwa użytkownika, e-mail, wyświetlana nazwa, ikona i data rejestracji. Żaden inny użytkownik nie widzi twojego e-maila. Twoją nazwę widzą osoby, którym udostępniasz kategorię, oraz właściciel i pomocnicy karty.',
      password:
        'Twoje hasło jako kod jednokierunkowy (skrót argon2id). Jeśli logujesz się przez Google lub swoją organizację, zamiast niego twój identyfikator tam.',
      cards:
        'Twoje karty, twoje kategorie z tekstami i to, komu je udostępniasz. Kto pomaga prowadzić twoje karty i komu ty pomagasz.',
      versions: `Poprzednie wersje twoich kart i to, kto je utworzył, przez ${VERSION_DAYS} dni. Widzą je tylko właściciel i pomocnicy karty.`,
      codes: `Kody twoich kart, jeśli o nie poprosisz: każdy wygasa ${JOIN_CODE_HOURS} godziny po twoim ostatnim użyciu.`,
      tokens:
        'Twoje tokeny dostępu, jeśli je utworzysz: jako kody jednokierunkowe, z nazwą i datą ostatniego użycia.',
      plays: `Ostatnie karty otwarte przez ciebie do gry (najwyżej ${RECENT_PLAYS_PER_USER}) i kiedy to było.`,
      logIns: `Twoje logowania: każde wygasa 30 dni po twojej ostatniej wizycie albo gdy się wylogujesz, a jest ich najwyżej 50. Linki w naszych e-mailach działają przez ${LINK_MINUTES} minut.`,
      cookies:
        'Do tego służą dwa pliki cookie: jeden utrzymuje logowanie, drugi mówi, że może ono trwać. Bez konta nie ma żadnych, poza dziesięcioma minutami podczas logowania przez Google. Jeśli wybierzesz język, jeszcze jeden plik pamięta go przez rok, także bez konta.',
    },
    links: {
      title: 'Co pokazuje link',
      shown:
        'Kartę lub kategorię zobaczy każdy, kto ma jej link. Prosimy wyszukiwarki, by pomijały karty. Karta nigdy nie mówi, kto ją zrobił.',
    },
    deletion: {
      title: 'Gdy coś usuwasz',
      words: `Usuniętą kartę lub kategorię możesz przywrócić przez ${TRASH_DAYS} dni, a nikt inny jej nie widzi. Potem, albo gdy usuniesz ją na dobre, usuwamy jej teksty. Żeby stary link nigdy nie prowadził do czegoś cudzego, zachowujemy jej id, daty i konto, na którym powstała.`,
      account:
        'Twoje konto usuwamy od razu, razem z kategoriami, tym, co ci udostępniono, i historią gier. Na twoich kartach nadal można grać, ale bez twojej nazwy: jeśli też mają zniknąć, usuń je najpierw.',
      backups:
        'Jeśli osoby prowadzące tę stronę robią kopie zapasowe, dane znikają z nich, gdy zostaną nadpisane.',
    },
    abuse: {
      title: 'Przeciw nadużyciom',
      counts:
        'Liczymy logowania, rejestracje i błędne kody z jednego adresu sieciowego przez najwyżej godzinę, a działania konta przez najwyżej dobę, tylko w pamięci.',
      log: 'W dzienniku zapisujemy adres sieciowy zapytań, które odrzucamy, na przykład z błędnym hasłem, z kodem zamiast e-maila. Inne wpisy wymieniają konto najwyżej przez jego id. Żaden wpis nie zawiera e-maila ani hasła. O tym, jak długo przechowuje się dzienniki, decyduje operator.',
    },
    reports: {
      title: 'Jeśli coś zgłaszasz',
      kept: `Przechowujemy twoje zgłoszenie przez ${REPORT_DAYS} dni: czego dotyczy, powód i twoje słowa, a także imię i e-mail, jeśli je podasz. Twój adres sieciowy zachowujemy jako kod jednokierunkowy, by z każdego adresu było jedno otwarte zgłoszenie. Osoby prowadzące tę stronę dostają je e-mailem.`,
      takenDown: `Jeśli zdejmą kartę lub kategorię, jej teksty przechowujemy osobno przez ${APPEAL_DAYS} dni, by można było naprawić pomyłkę, a potem usuwamy. Kto zdecydował, co i dlaczego, zachowujemy przez rok.`,
    },
    others: {
      title: 'Inni',
      pictures: 'Obrazek jokera pochodzi z własnej strony, która widzi wtedy twój adres sieciowy.',
      embeds: 'Strona, która osadza kartę, nie dowiaduje się od nas niczego o tobie ani o zaznaczeniach.',
      logIns: 'Google lub twoja organizacja dowiaduje się o logowaniu, jeśli wybierzesz logowanie przez nią.',
      networks: 'Facebook i Twitter nie dowiadują się niczego, póki nie naciśniesz ich przycisków.',
      nothing: 'Poza tym wszystko wczytuje się tylko stąd. Niczego nie przekazujemy ani nie sprzedajemy.',
    },
    say: {
      title: 'Ty decydujesz',
      how: `W <profile>ustawieniach profilu</profile> możesz zobaczyć, poprawić, pobrać i usunąć to, co ${PRODUCT_NAME} o tobie przechowuje. W innych sprawach pytaj tutaj:`,
    },
  },
  contact: {
    lead: 'Kto za tym stoi i jak się skontaktować.',
    who: { title: 'Kto to prowadzi' },
    takeDown: {
      title: 'Zgłoś coś do usunięcia',
      how: 'Karta lub kategoria jest o tobie, narusza twoje prawa autorskie albo łamie prawo? Zgłoś ją na jej stronie albo napisz do osób powyżej i podaj:',
      link: 'jej link, z „/play/” lub „/categories/” w środku,',
      wrong: 'co jest z nią nie tak,',
      reach: 'jak się z tobą skontaktować, jeśli chcesz odpowiedzi.',
      then: 'Sprawdzą to i zdejmą, jeśli nie powinno tu być.',
    },
    yourself: {
      title: 'Szybciej bez nas',
      card: 'Własna karta: usuń ją w <myCards>Moich kartach</myCards>.',
      password: 'Zapomniane hasło: <reset>ustaw nowe</reset>.',
      data: 'Twoje dane: pobierz je lub usuń w <profile>ustawieniach profilu</profile>.',
    },
    security: {
      title: 'Widzisz lukę w zabezpieczeniach?',
      how: `Dziękujemy za czujność. Powiedz nam, zanim powiesz innym, i sprawdzaj ją tylko na własnych kartach i kontach. ${PRODUCT_NAME} na tym skorzysta.`,
    },
  },
}
