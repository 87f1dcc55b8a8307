import type { proof as english } from '../en/proof.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const proof: Messages<typeof english> = {
  title: 'Un bingo da verificare',
  offline: 'Offline: le novità non arrivano',
  won: 'È un vero bingo',
  notWon: 'Non è ancora bingo',
  unknown: 'Controlla tu le parole',
  noLink: 'Nessun bingo da verificare',
  noLinkText: 'Il link è incompleto. Fattelo mandare intero da chi gioca: lo trova in “Mostra il mio bingo”.',
  trust: 'Questa pagina si fida di quello che dice il browser di chi gioca. Niente arriva al nostro server.',
  board: (title) => `La cartella di chi gioca: ${title}`,
  called: (count) => plural(count, { one: `${count} chiamata finora`, other: `${count} chiamate finora` }),
  notes: 'Note',
  states: {
    both: (count) =>
      plural(count, { one: `Segnata e chiamata (${count})`, other: `Segnate e chiamate (${count})` }),
    marked: (count) =>
      plural(count, { one: `Segnata, non chiamata (${count})`, other: `Segnate, non chiamate (${count})` }),
    called: (count) =>
      plural(count, { one: `Chiamata, non segnata (${count})`, other: `Chiamate, non segnate (${count})` }),
  },
  allCalled: (line, count) =>
    plural(count, {
      one: `${line}: la casella è stata chiamata.`,
      other: `${line}: tutte e ${count} le caselle sono state chiamate.`,
    }),
  notCalled: (line, words) => `${line}: manca la chiamata di ${words}.`,
  blank: 'una casella vuota',
  earlierRound: 'Questo bingo è di un giro precedente.',
  changed: 'La cartella è cambiata da quando è stato inviato il link.',
  noLine: 'Su questa cartella non c’è niente di completo.',
  noCalls: 'Su questa cartella non c’è nessuna chiamata, quindi non c’è niente da confrontare.',
  notReached: 'Ora non raggiungiamo la cartella: potrebbero mancare le ultime chiamate.',
  noCard: 'La cartella non è sul nostro server, quindi non ci sono chiamate da confrontare.',
  words: (words) => `Le parole erano: ${words}.`,
}
