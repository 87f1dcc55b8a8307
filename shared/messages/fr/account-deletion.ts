import type { accountDeletion as english } from '../en/account-deletion.ts'
import type { Messages } from '../messages.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Supprimer ton compte ?',
  warning:
    'C’est définitif. On supprime aussi tes catégories. Tes grilles restent jouables avec leur lien, mais plus personne ne peut les modifier.',
  password: 'Ton mot de passe',
  delete: 'Supprimer mon compte',
  deleted: 'Compte supprimé',
  deletedText: 'Tes grilles restent jouables avec leur lien.',
  failed: 'Compte non supprimé',
  logInAgain: 'Reconnecte-toi, puis supprime ton compte.',
}
