import type { Messages } from '../messages.ts'
import type { landing as english } from '../en/landing.ts'

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'Machen.', line: '<verb>Mach</verb> eine Karte aus dem, was immer passiert.' },
    send: { shout: 'Teilen.', line: '<verb>Schick</verb> einen Link. Alle spielen mit.' },
    shout: { shout: 'Rufen.', line: '<verb>Tipp</verb> Felder an. Eine volle\u00a0Reihe: BINGO!' },
  },
  create: 'Erste Karte machen',
  noAccount: 'Spiel oder mach eine Karte ganz ohne Konto.',
  onlyToShare: 'Mit Anmeldung änderst du sie live.',
  occasions: 'Was seht, feiert oder ertragt ihr gerade?',
  movies: 'Filmabend',
  meetings: 'Videokonferenz',
  classroom: 'Unterricht',
  family: 'Familienfeier',
  road: 'Autofahrt',
  office: 'Firmenfeier',
  sports: 'Fußball schauen',
  television: 'Serienmarathon',
  classic: 'Klassisches Bingo, 1 bis 75',
  surprise: 'Überrasch mich',
  shuffling: 'Mischt …',
  start: 'Jetzt loslegen',

  sample: {
    explanation: 'Eine Karte zum Ausprobieren, gleich hier. Nichts wird gespeichert oder gesendet.',
    tryIt: 'Probier:',
    heading: (title: string) => `Probier: ${title}`,
    titleField: 'Name deiner Karte',
    won: (sentence: string) => `BINGO! ${sentence}`,
    lines: (count: number) => `${count} Reihen`,
    idle: 'Tipp an, was passiert',
    nudge: 'Los, tipp drauf',
    makeOwn: 'Eigene machen',
    again: 'Noch mal',
    reset: 'Die Karte ist zurückgesetzt. Eins fehlt noch.',
  },

  welcome: {
    title: 'Deine Karten',
    logIn: 'Für alle deine Karten anmelden',
    all: 'Alle Karten',
    newCard: 'Neue Karte',
    play: 'Spielen',
    playNamed: (title: string) => `${title} spielen`,
    edit: 'Ändern',
    editNamed: (title: string) => `${title} ändern`,
  },
}
