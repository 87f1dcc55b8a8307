import { type Messages, pluralIn } from '../messages.ts'
import type { present as english } from '../en/present.ts'

const plural = pluralIn('nl')

export const present: Messages<typeof english> = {
  title: (card: string) => `${card} (presentatie)`,
  offline: 'Offline: wijzigingen komen niet door',

  back: 'Terug naar de kaart',
  views: { label: 'Weergave', card: 'Kaart', code: 'Code', caller: 'Omroeper' },
  newRound: 'Nieuwe ronde',
  shortcuts: 'Sneltoetsen',
  fullScreen: 'Volledig scherm',
  leaveFullScreen: 'Volledig scherm sluiten',

  scan: 'Scan en speel mee',
  ownOrder: 'Bij iedereen liggen de vakjes anders.',
  typeCode: 'Of typ deze code op <site></site>',
  noCode: (reason: string) => `${reason} De link werkt niet meer, dus er is geen code.`,

  noWords: 'Nog geen woorden voor de omroeper',
  eyesDown: 'Ogen op de kaart. “Volgende” trekt het eerste woord.',
  notCalled: 'Nog niets omgeroepen',
  hostsCall:
    'Alleen wie de kaart beheert, kan omroepen. <copy>Maak je eigen kopie</copy> om deze woorden zelf om te roepen.',
  next: 'Volgende',
  allCalled: 'Alles omgeroepen',
  undo: 'Laatste intrekken',
  startOver: 'Opnieuw beginnen',
  called: 'Omgeroepen',
  calledSoFar: 'Tot nu toe omgeroepen',
  playersSee: 'Spelers zien wat is omgeroepen',
  every: (seconds: number) => `Elke ${seconds} s`,
  sayAgain: 'Nog eens voorlezen',
  options: 'Omroepopties',
  deviceCalls: (words) =>
    plural(words, {
      one: 'Het woord toevoegen dat op dit apparaat is omgeroepen?',
      other: `De ${words} woorden toevoegen die op dit apparaat zijn omgeroepen?`,
    }),
  addCalls: 'Toevoegen',
  dropCalls: 'Niet toevoegen',

  progress: {
    none: (left: number) => `Nog ${left} te gaan`,
    some: (called: number, left: number) => `${called} omgeroepen, nog ${left} te gaan`,
    all: (called: number) => `Klaar: alle ${called} omgeroepen`,
    helpless: (words) => plural(words, { one: '1 helpt niemand', other: `${words} helpen niemand` }),
  },
  spoken: {
    next: (word: string, progress: string) => `${word}. ${progress}.`,
    undone: (word: string, current: string) => `Ingetrokken: ${word}. ${current}.`,
    undoneAll: (word: string) => `Ingetrokken: ${word}. Nog niets omgeroepen.`,
  },
  callerOptions: {
    say: 'Woorden voorlezen',
    sayHint: 'Met een stem van dit apparaat.',
    automatic: 'Automatisch omroepen',
    automaticHint: 'Het stopt als je deze pagina verlaat.',
    off: 'Uit',
    every: (seconds: number) => `Elke ${seconds} seconden`,
  },
  keys: {
    clicker: 'Een presenter werkt ook.',
    single: 'Sneltoetsen met één toets',
    card: { keys: '1, C', effect: 'De kaart' },
    code: { keys: '2, Q', effect: 'De QR-code' },
    caller: { keys: '3, L', effect: 'De lijst van de omroeper' },
    fullScreen: { keys: 'F', effect: 'Volledig scherm; met Esc ga je eruit' },
    next: { keys: 'Spatie, →, Page Down', effect: 'Het volgende woord' },
    back: { keys: '←, Page Up', effect: 'Laatste woord intrekken' },
  },
}
