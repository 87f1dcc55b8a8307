import type { admin as english } from '../en/admin.ts'
import type { Messages } from '../messages.ts'

export const admin: Messages<typeof english> = {
  title: 'Amministrazione',
  notLoaded: 'Non caricato',
  reports: 'Segnalazioni',
  noReports: 'Nessuno ha segnalato niente.',
  noName: 'senza nome',
  noEmail: 'senza email',
  find: 'Cerca',
  findField: 'Un link, un codice o un nome utente',
  nothingFound: 'Niente ha questo link, codice o nome.',
  states: { live: 'online', removed: 'rimossa', deleted: 'eliminata' },
  thing: (state, owner, openReports) => `${state}, creata da: ${owner}, segnalazioni aperte: ${openReports}`,
  noOwner: 'nessuno',
  account: (day, cards) => `dal ${day}, cartelle: ${cards}`,
  suspendedAccount: (day, cards) => `dal ${day}, cartelle: ${cards}, sospeso`,
  acts: {
    'take-down': {
      label: 'Rimuovi',
      title: 'Rimuovere?',
      follows:
        'Il link smette di funzionare ovunque, gli schermi aperti lo vengono a sapere e per 30 giorni si può ripristinare tutto.',
    },
    restore: {
      label: 'Ripristina',
      title: 'Ripristinare?',
      follows: 'Torna tutto online, com’era.',
    },
    dismiss: {
      label: 'Lascia',
      title: 'Lasciare online?',
      follows: 'Resta tutto com’è e le segnalazioni si chiudono.',
    },
    suspend: {
      label: 'Sospendi',
      title: 'Sospendere?',
      follows:
        'L’account viene disconnesso ovunque e nessuno può modificare le sue cartelle, finché non lo riattivi.',
    },
    reinstate: {
      label: 'Riattiva',
      title: 'Riattivare?',
      follows: 'L’account può di nuovo accedere e modificare le sue cartelle.',
    },
    delete: {
      label: 'Elimina account',
      title: 'Eliminare l’account?',
      follows:
        'Non si può tornare indietro. Con le sue cartelle si può ancora giocare, ma non sono più di nessuno.',
    },
  },
  why: 'Perché?',
  whyHint: 'Lo conserviamo un anno. Lo leggono chi ha segnalato e chi ha creato la cartella rimossa.',
  pending: 'Un attimo…',
  done: 'Fatto',
  notDone: 'Non ha funzionato',
  confirm: {
    title: 'Sei tu?',
    logInAgain: 'L’ultimo accesso è di più di 10 minuti fa. Esci, accedi di nuovo e torna qui.',
    password: 'La tua password',
    passwordHint: 'Per i prossimi 10 minuti.',
    passwordMissing: 'Inserisci la password',
    answer: 'Continua',
    failed: 'Non confermato',
  },
}
