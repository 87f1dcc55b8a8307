import { PRODUCT_NAME } from '#shared/product.ts'
import type { join as english } from '../en/join.ts'
import type { Messages } from '../messages.ts'

export const join: Messages<typeof english> = {
  title: 'Hai un codice?',
  explanation: 'Scrivi le sei cifre che l’host mostra o legge ad alta voce. Un codice vale un giorno.',
  code: 'Codice',
  play: 'Gioca',
  opening: 'Apertura…',
  wrong: 'Nessuna cartella ha questo codice. Chiedi conferma all’host.',
  ended: 'Questo codice è scaduto. Chiedine uno nuovo all’host.',
  limited: 'Troppi codici sbagliati. Riprova tra un minuto.',
  incomplete: 'Scrivi tutte e sei le cifre.',
  offline: `${PRODUCT_NAME} non risponde. Controlla la connessione.`,
  failed: 'Qualcosa è andato storto. Riprova.',
}
