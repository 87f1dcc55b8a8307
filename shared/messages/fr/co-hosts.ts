import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { coHosts as english } from '../en/co-hosts.ts'
import type { Messages } from '../messages.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Co-hôtes',
  explanation: `Jusqu’à ${CO_HOSTS_PER_CARD} personnes peuvent modifier cette grille en direct avec toi. Elles ne peuvent ni la supprimer ni inviter quelqu’un.`,
  username: 'Pseudo',
  usernameHint: 'Il se trouve dans Mon profil.',
  add: 'Ajouter',
  adding: 'Ajout…',
  added: 'C’est ajouté',
  addedText: (name) => `${name} retrouvera cette grille dans Mes grilles.`,
  addFailed: 'Ajout impossible',
  yours: 'Tes co-hôtes',
  none: 'Juste toi pour l’instant.',
  remove: 'Retirer',
  removeOne: (name) => `Retirer ${name}`,
  removed: (name) => `${name} ne peut plus modifier cette grille.`,
  removedWithLink: (name) =>
    `${name} ne peut plus modifier cette grille. Le lien d’invitation est désactivé aussi.`,
  removeFailed: 'Retrait impossible',
  link: 'Lien d’invitation',
  linkEnded: 'Le lien d’invitation est désactivé aussi.',
  linkHint: 'Il suffit de l’ouvrir et de se connecter pour devenir co-hôte.',
  linkMade:
    'Il suffit de l’ouvrir et de se connecter pour devenir co-hôte. Copie-le maintenant : on ne peut plus l’afficher ensuite.',
  linkKept: (date) =>
    `Ton lien du ${date} fonctionne encore, mais on ne peut plus l’afficher. Un nouveau lien le remplace.`,
  makeLink: 'Créer un lien',
  newLink: 'Nouveau lien',
  making: 'Création…',
  makeFailed: 'Lien non créé',
  turnOff: 'Désactiver',
  turningOff: 'Désactivation…',
  turnOffFailed: 'Lien non désactivé',
  linkCopiedText: 'Envoie-le pour inviter quelqu’un.',
  copyFailed: 'Lien non copié',
  copyFailedText: 'Copie-le à la main.',
  leaveTitle: 'Ne plus être co-hôte ?',
  leaveText: (card) => `Tu ne pourras plus modifier « ${card} ». Tu pourras toujours y jouer.`,
  leave: 'Ne plus être co-hôte',
  leaving: 'Un instant…',
  left: 'C’est fait',
  leftText: (card) => `Tu peux toujours jouer à « ${card} ».`,
  leaveFailed: 'Impossible d’arrêter',
}
