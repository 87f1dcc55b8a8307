import { type Messages, pluralIn } from '../messages.ts'
import type { present as english } from '../en/present.ts'

const plural = pluralIn('de')

export const present: Messages<typeof english> = {
  title: (card: string) => `${card} (Präsentation)`,
  offline: 'Offline: Neues kommt nicht an',

  back: 'Zurück zur Karte',
  views: { label: 'Ansicht', card: 'Karte', code: 'Code', caller: 'Ausrufer' },
  newRound: 'Neue Runde',
  shortcuts: 'Tastenkürzel',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',

  scan: 'Scannen und spielen',
  ownOrder: 'Bei allen liegen die Felder anders.',
  typeCode: 'Oder gib diesen Code ein auf <site></site>',
  noCode: (reason: string) => `${reason} Ihr Link funktioniert nicht mehr, also gibt es keinen Code.`,

  noWords: 'Noch keine Wörter zum Ausrufen',
  eyesDown: 'Augen auf die Karte. „Weiter“ zieht das erste Wort.',
  notCalled: 'Noch nichts ausgerufen',
  hostsCall:
    'Nur wer die Karte leitet, kann ausrufen. <copy>Mach dir eine Kopie</copy>, um diese Wörter selbst auszurufen.',
  next: 'Weiter',
  allCalled: 'Alles ausgerufen',
  undo: 'Zurücknehmen',
  startOver: 'Von vorn',
  called: 'Ausgerufen',
  calledSoFar: 'Bisher ausgerufen',
  playersSee: 'Alle sehen, was ausgerufen ist',
  every: (seconds: number) => `Alle ${seconds} s`,
  sayAgain: 'Noch mal vorlesen',
  options: 'So wird ausgerufen',
  deviceCalls: (words) =>
    plural(words, {
      one: 'Das auf diesem Gerät ausgerufene Wort übernehmen?',
      other: `Die ${words} auf diesem Gerät ausgerufenen Wörter übernehmen?`,
    }),
  addCalls: 'Übernehmen',
  dropCalls: 'Nicht übernehmen',

  progress: {
    none: (left: number) => `Noch ${left}`,
    some: (called: number, left: number) => `${called} ausgerufen, noch ${left}`,
    all: (called: number) => `Fertig: alle ${called} ausgerufen`,
    helpless: (words) =>
      plural(words, { one: '1 davon hilft niemandem', other: `${words} davon helfen niemandem` }),
  },
  spoken: {
    next: (word: string, progress: string) => `${word}. ${progress}.`,
    undone: (word: string, current: string) => `Zurückgenommen: ${word}. ${current}.`,
    undoneAll: (word: string) => `Zurückgenommen: ${word}. Noch nichts ausgerufen.`,
  },
  callerOptions: {
    say: 'Wörter vorlesen',
    sayHint: 'Mit einer Stimme dieses Geräts.',
    automatic: 'Automatisch ausrufen',
    automaticHint: 'Es hört auf, wenn du diese Seite verlässt.',
    off: 'Aus',
    every: (seconds: number) => `Alle ${seconds} Sekunden`,
  },
  keys: {
    clicker: 'Ein Presenter geht auch.',
    single: 'Kürzel mit nur einer Taste',
    card: { keys: '1, C', effect: 'Die Karte' },
    code: { keys: '2, Q', effect: 'Der QR-Code' },
    caller: { keys: '3, L', effect: 'Die Liste des Ausrufers' },
    fullScreen: { keys: 'F', effect: 'Vollbild; Esc beendet es' },
    next: { keys: 'Leertaste, →, Bild ab', effect: 'Das nächste Wort' },
    back: { keys: '←, Bild auf', effect: 'Letztes Wort zurücknehmen' },
  },
}
