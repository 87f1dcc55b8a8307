import type { accountDeletion as english } from '../en/account-deletion.ts'
import type { Messages } from '../messages.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Eliminare il tuo account?',
  warning:
    'Non si può tornare indietro. Eliminiamo anche le tue categorie. Con il link si può ancora giocare con le tue cartelle, ma nessuno può più modificarle.',
  password: 'La tua password',
  delete: 'Elimina account',
  deleted: 'Account eliminato',
  deletedText: 'Con il link si può ancora giocare con le tue cartelle.',
  failed: 'Account non eliminato',
  logInAgain: 'Accedi di nuovo, poi elimina l’account.',
}
