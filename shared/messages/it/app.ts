import { PRODUCT_NAME } from '#shared/product.ts'
import type { app as english } from '../en/app.ts'
import type { Messages } from '../messages.ts'

export const app: Messages<typeof english> = {
  appearance: 'Aspetto',
  broken: 'Qualcosa si è rotto in questa schermata',
  brokenText: 'Colpa nostra, non tua. Le tue cartelle e le caselle segnate sono al sicuro.',
  categories: 'Categorie',
  checking: 'Controllo dell’accesso',
  contact: 'Contatti',
  developers: 'Sviluppatori',
  help: 'Aiuto',
  logIn: 'Accedi',
  menu: 'Menu',
  newCard: 'Nuova cartella',
  noId: 'Manca l’ID della cartella.',
  privacy: 'Privacy',
  reload: 'Ricarica',
  skip: 'Vai al contenuto',
  terms: 'Condizioni',
  unreachable: `${PRODUCT_NAME} ora non risponde. Controlla la connessione.`,
}
