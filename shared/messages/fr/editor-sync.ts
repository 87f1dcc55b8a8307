import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'Tu peux enregistrer ce que tu vois comme une nouvelle grille, avec son propre lien.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Session terminée',
  signedOutText: 'Tes changements sont à l’abri ici. Connecte-toi pour les enregistrer.',
  losses: {
    deleted: { title: 'Cette grille a été supprimée', text: asNew },
    gone: { title: 'Cette grille n’est plus sur le serveur', text: asNew },
    foreign: { title: 'Cette grille est à un autre compte', text: asNew },
    removed: {
      title: 'Tu ne peux plus modifier cette grille',
      text: `Son propriétaire t’a retiré l’accès, ou a supprimé son compte. ${asNew}`,
    },
  },
  asNew: 'Enregistrer à part',
}
