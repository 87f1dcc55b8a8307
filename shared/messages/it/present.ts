import type { present as english } from '../en/present.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('it')

export const present: Messages<typeof english> = {
  title: (card) => `${card} (proiezione)`,
  offline: 'Offline: le novità non arrivano',
  back: 'Torna alla cartella',
  views: { label: 'Vista', card: 'Cartella', code: 'Codice QR', caller: 'Estrazione' },
  newRound: 'Nuovo giro',
  shortcuts: 'Scorciatoie da tastiera',
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci da schermo intero',
  scan: 'Inquadra e gioca',
  ownOrder: 'Ognuno ha il suo ordine.',
  typeCode: 'Oppure scrivi questo codice su <site></site>',
  noCode: (reason) => `${reason} Il suo link non funziona più, quindi non c’è un codice.`,
  noWords: 'Niente da chiamare',
  eyesDown: 'Occhi sulla cartella. Premi “Avanti” per la prima parola.',
  notCalled: 'Ancora nessuna chiamata',
  hostsCall:
    'Solo chi gestisce la cartella può chiamare. <copy>Fai la tua copia</copy> per chiamare tu queste parole.',
  next: 'Avanti',
  allCalled: 'Tutte chiamate',
  undo: 'Annulla chiamata',
  startOver: 'Ricomincia',
  called: 'Chiamate',
  calledSoFar: 'Chiamate finora',
  playersSee: 'Chi gioca vede le chiamate',
  every: (seconds) => `Ogni ${seconds} s`,
  sayAgain: 'Ripeti',
  options: 'Opzioni estrazione',
  deviceCalls: (words) =>
    plural(words, {
      one: 'Aggiungere la parola chiamata su questo dispositivo?',
      other: `Aggiungere le ${words} parole chiamate su questo dispositivo?`,
    }),
  addCalls: 'Aggiungi',
  dropCalls: 'Non aggiungere',
  progress: {
    none: (left) => `Ancora ${left}`,
    some: (called, left) => `${called} ${called === 1 ? 'chiamata' : 'chiamate'}, ancora ${left}`,
    all: (called) => `Finite: tutte e ${called} chiamate`,
    helpless: (words) =>
      plural(words, { one: '1 non serve a nessuno', other: `${words} non servono a nessuno` }),
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `Annullata: ${word}. ${current}.`,
    undoneAll: (word) => `Annullata: ${word}. Ancora nessuna chiamata.`,
  },
  callerOptions: {
    say: 'Leggi le parole',
    sayHint: 'Con una voce di questo dispositivo.',
    automatic: 'Chiamate automatiche',
    automaticHint: 'Si fermano quando lasci questa pagina.',
    off: 'No',
    every: (seconds) => `Ogni ${seconds} secondi`,
  },
  keys: {
    clicker: 'Va bene anche un telecomando per presentazioni.',
    single: 'Scorciatoie con un tasto',
    card: { keys: '1, C', effect: 'La cartella' },
    code: { keys: '2, Q', effect: 'Il codice QR' },
    caller: { keys: '3, L', effect: 'La lista dell’estrazione' },
    fullScreen: { keys: 'F', effect: 'Schermo intero; Esc per uscire' },
    next: { keys: 'Spazio, →, Pag giù', effect: 'La parola dopo' },
    back: { keys: '←, Pag su', effect: 'Annulla l’ultima chiamata' },
  },
}
