import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { invitation as english } from '../en/invitation.ts'
import type { Messages } from '../messages.ts'

export const invitation: Messages<typeof english> = {
  title: 'Animez-la ensemble',
  opening: 'Ouverture de l’invitation',
  incomplete: 'Ce lien est incomplet',
  incompleteText: 'Demande à l’hôte de le renvoyer.',
  invited: 'On t’invite',
  offer:
    '<name></name> t’invite à modifier cette grille. Tous ceux qui l’ont ouverte voient aussitôt tes changements. Cet accès peut t’être retiré à tout moment.',
  accept: 'Accepter l’invitation',
  justPlay: 'Juste jouer',
  accepted: 'Te voilà co-hôte',
  acceptedText: 'La grille est dans Mes grilles, sous « Partagées avec toi ».',
  already: 'Tu peux modifier cette grille',
  alreadyText: (card) => `« ${card} » est déjà à toi, ou tu en es co-hôte.`,
  openEditor: 'Ouvrir l’éditeur',
  missingText: 'L’hôte l’a peut-être supprimée, ou le lien est incomplet.',
  refused: 'Impossible d’être co-hôte ici',
  ended: 'Cette invitation ne fonctionne plus. Demande un nouveau lien à l’hôte.',
  full: `Cette grille a ${CO_HOSTS_PER_CARD} co-hôtes. Demande à l’hôte de faire de la place.`,
  play: 'Jouer',
  failed: 'L’invitation ne s’ouvre pas',
}
