import { PRODUCT_NAME } from '#shared/product.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const NUMBERS = ['Nessuna', 'Una', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei']
const MORE_NUMBERS = ['Sette', 'Otto', 'Nove', 'Dieci', 'Undici', 'Dodici']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return count === 0 ? `${number} linea` : plural(count, { one: `${number} linea`, other: `${number} linee` })
}

function howOften(share: number): string {
  if (share > 0.66) return 'quasi in ogni partita'
  if (share < 0.02) return 'quasi mai'
  return share > 0.58 ? 'in 2 partite su 3' : `in 1 partita su ${Math.round(1 / share)}`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Tombola!',
  blackoutText: 'Hai segnato tutte le caselle.',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'Il codice QR non si è caricato.',
  codeNear: 'Inquadralo da vicino: un codice così fitto non si legge dal fondo della sala.',
  codeOf: 'Codice QR del link',
  noCode: 'Questa cartella è troppo lunga per un codice QR. Invia il suo link.',
  copyLink: 'Copia link',
  forecast: (players, calls, ties) =>
    `In ${players}, il primo bingo arriva dopo circa ${calls} parole chiamate. Due bingo insieme: ${howOften(ties)}.`,
  forecastTitle: 'Quanto dura la partita?',
  layout: 'Una cartella diversa per ognuno',
  layoutDrawn: 'Ognuno riceve caselle prese da tutte le tue parole. Ideale con l’estrazione.',
  layoutShuffled: 'Le stesse caselle, in un altro ordine. Ideale con l’estrazione.',
  lines,
  linesInText: (count) => lines(count).toLowerCase(),
  patternsInText: {
    line: 'una linea',
    'two-lines': 'due linee',
    corners: 'quattro angoli',
    x: 'X',
    frame: 'cornice',
    full: 'cartella piena',
  },
  linesInOneGo: (count) => `${lines(count)} in un colpo solo.`,
  newRound: {
    title: 'Iniziare un nuovo giro?',
    text: 'Chiederemo a tutti di togliere i segni. Le caselle restano le stesse.',
    textWithCalls:
      'Chiederemo a tutti di togliere i segni. Le chiamate ripartono da capo, le caselle restano le stesse.',
    start: 'Inizia',
    starting: 'Inizio…',
    started: 'Nuovo giro iniziato',
    startedText: 'Tutti possono togliere i segni con un tocco.',
    failed: 'Il giro non è iniziato',
  },
  play: (title) => `Gioca a “${title}” su ${PRODUCT_NAME}`,
  playUntitled: `Gioca a ${PRODUCT_NAME} con me`,
  temporary: {
    elsewhere:
      'Questa cartella vive nel browser in cui è nata. Per giocarci qui, chiedi all’host di condividerla e di mandarti il nuovo link.',
    own: 'Questa cartella vive in questo browser. Il link ne porta una copia con cui può giocare chiunque.',
    signIn: 'Accedi per condividere',
  },
  report: {
    title: 'Segnala',
    private:
      'Questo è un sito privato: qualcuno lo gestisce per chi conosce e non indica a chi arriverebbe la tua segnalazione. Chiedi a chi ti ha mandato il link.',
    to: (name) => `La riceve ${name}. Decide una persona, non importa quante siano le segnalazioni.`,
    toOperators:
      'La riceve chi gestisce questo sito. Decide una persona, non importa quante siano le segnalazioni.',
    reason: 'Cosa non va?',
    noReason: 'Scegli un motivo',
    text: 'Con parole tue',
    name: 'Il tuo nome (facoltativo)',
    email: 'La tua email (facoltativa)',
    emailHint: 'Per risponderti. La conserviamo 90 giorni con la segnalazione.',
    true: 'Credo che sia vero',
    send: 'Invia segnalazione',
    sending: 'Invio…',
    sent: 'Segnalazione inviata',
    sentText: 'Grazie. Una persona la leggerà.',
    failed: 'Segnalazione non inviata',
  },
  spokenCode: (digits) => `Codice: ${digits}`,
  noCodeYet: (reason) => `Ancora nessun codice. ${reason}`,
  rows: {
    top: 'Riga in alto',
    second: 'Seconda riga',
    middle: 'Riga centrale',
    third: 'Terza riga',
    fourth: 'Quarta riga',
    bottom: 'Riga in basso',
  },
  columns: {
    left: 'Colonna a sinistra',
    second: 'Seconda colonna',
    middle: 'Colonna centrale',
    third: 'Terza colonna',
    fourth: 'Quarta colonna',
    right: 'Colonna a destra',
  },
  diagonal: 'Diagonale',
  won: {
    rows: {
      top: 'La riga in alto è tua.',
      second: 'La seconda riga è tua.',
      middle: 'La riga centrale è tua.',
      third: 'La terza riga è tua.',
      fourth: 'La quarta riga è tua.',
      bottom: 'La riga in basso è tua.',
    },
    columns: {
      left: 'La colonna a sinistra è tua.',
      second: 'La seconda colonna è tua.',
      middle: 'La colonna centrale è tua.',
      third: 'La terza colonna è tua.',
      fourth: 'La quarta colonna è tua.',
      right: 'La colonna a destra è tua.',
    },
    diagonal: 'La diagonale è tua.',
    corners: 'I quattro angoli sono tuoi.',
    x: 'La X è tua.',
    frame: 'La cornice è tua.',
    full: 'Tutta la cartella è tua.',
  },
}
