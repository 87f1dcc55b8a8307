import type { landing as english } from '../en/landing.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'Zrób.', line: '<verb>Stwórz</verb> kartę z\u00a0tego, co zawsze się zdarza.' },
    send: { shout: 'Wyślij.', line: '<verb>Udostępnij</verb> jeden link. Grają wszyscy.' },
    shout: { shout: 'Krzyknij.', line: '<verb>Zaznaczaj</verb> pola. Pełna\u00a0linia to BINGO.' },
  },
  create: 'Zrób pierwszą kartę',
  noAccount: 'Grasz i tworzysz karty bez konta.',
  onlyToShare: 'Zaloguj się, by zmieniać kartę na żywo.',
  occasions: 'Co oglądasz, świętujesz albo\u00a0musisz przetrwać?',
  movies: 'Noc filmowa',
  meetings: 'Spotkania online',
  classroom: 'Zajęcia w szkole',
  family: 'Rodzinne święta',
  road: 'Długie podróże',
  office: 'Imprezy firmowe',
  sports: 'Mecze',
  television: 'Maratony seriali',
  classic: 'Klasyczne bingo, od 1 do 75',
  surprise: 'Zaskocz mnie',
  shuffling: 'Losuję…',
  start: 'Zaczynamy',

  sample: {
    explanation: 'Przykładowa karta do zabawy od razu tutaj. Niczego nie zapisujemy ani nie wysyłamy.',
    tryIt: 'Spróbuj:',
    heading: (title) => `Spróbuj: ${title}`,
    titleField: 'Nazwij swoją kartę',
    won: (sentence) => `BINGO! ${sentence}`,
    lines: (count) =>
      plural(count, {
        one: '1 linia',
        few: `${count} linie`,
        many: `${count} linii`,
        other: `${count} linii`,
      }),
    idle: 'Zaznacz, co się dzieje',
    nudge: 'No dalej, stuknij',
    makeOwn: 'Zrób własną',
    again: 'Znowu',
    reset: 'Przykładowa karta jest jak nowa. Brakuje jednego pola.',
  },

  welcome: {
    title: 'Twoje karty',
    logIn: 'Zaloguj się po wszystkie swoje karty',
    all: 'Wszystkie moje karty',
    newCard: 'Nowa karta',
    play: 'Graj',
    playNamed: (title) => `Graj: ${title}`,
    edit: 'Edytuj',
    editNamed: (title) => `Edytuj: ${title}`,
  },
}
