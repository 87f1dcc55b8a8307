import type { newToken as english } from '../en/new-token.ts'
import type { Messages } from '../messages.ts'

export const newToken: Messages<typeof english> = {
  name: 'Nome',
  nameHint: 'A cosa ti serve, per esempio “Bot dei punteggi”',
  access: 'Accesso',
  expiresIn: 'Scade tra',
  days: { 7: '7 giorni', 30: '30 giorni', 90: '90 giorni', 365: 'Un anno' },
  create: 'Crea token',
  creating: 'Creazione…',
  failed: 'Token non creato',
  copyTitle: 'Copia il tuo token',
  copyWarning: 'Non possiamo mostrarlo di nuovo. Trattalo come una password: chi ce l’ha può usarlo.',
  token: (name) => `Il token ${name}`,
  copied: 'Token copiato',
  copyByHand: 'Seleziona il token e copialo a mano.',
  done: 'Fine',
}
