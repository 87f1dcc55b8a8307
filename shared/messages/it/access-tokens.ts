import type { accessTokens as english } from '../en/access-tokens.ts'
import type { Messages } from '../messages.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Fai leggere o modificare le tue cartelle a uno script o a un bot. <link>Scopri come funziona</link>. I token non valgono più se cambi password o esci da tutti gli altri dispositivi.',
  failed: 'Non siamo riusciti a caricare i token.',
  full: (count) => `Hai ${count} token. Eliminane uno per fare posto a un altro.`,
  new: 'Nuovo token',
  scopes: { 'cards:read': 'Leggere le cartelle', 'cards:write': 'Leggere e modificare le cartelle' },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Mai usato',
  lastUsed: (day) => `Ultimo uso: ${day}`,
  expired: (day) => `Scaduto: ${day}`,
  expires: (day) => `Scadenza: ${day}`,
  deleteLabel: (name) => `Elimina ${name}`,
  deleteTitle: (name) => `Eliminare “${name}”?`,
  deleteWarning: 'Gli script e i bot che lo usano si fermano subito.',
  delete: 'Elimina token',
  deleted: (name) => `${name} non funziona più.`,
  deleteFailed: 'Token non eliminato',

  newToken: {
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
  },
}
