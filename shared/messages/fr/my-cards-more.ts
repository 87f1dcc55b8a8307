import { TRASH_DAYS } from '#shared/product.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Modifier',
    coHosts: 'Co-hôtes',
    duplicate: 'Dupliquer',
    download: 'Télécharger en JSON',
    leave: 'Ne plus être co-hôte',
  },
  deleteTitle: 'Supprimer la grille ?',
  deleteWarning: (title) => `« ${title} » disparaîtra. C’est définitif.`,
  deleteRestorable: (title) =>
    `« ${title} » et son lien disparaîtront pour tout le monde. Tu peux restaurer la grille pendant ${TRASH_DAYS} jours, dans la corbeille en bas de Mes grilles.`,
  stillPlaying: (count) =>
    plural(count, {
      one: `${count} personne y joue en ce moment et pourra finir sa partie.`,
      other: `${count} personnes y jouent en ce moment et pourront finir leur partie.`,
    }),
  delete: 'Supprimer',
  shared: 'Partagées avec toi',
  owned: (owner) => `Par ${owner}`,
  ownerless: 'Son propriétaire a supprimé son compte. Tu peux la dupliquer.',
  recent: 'Parties récentes',
  starters: 'Ou joue à l’une des nôtres',
  starterSquares: 'Quelques-unes de ses cases',
  starterGrid: '5x5, déjà remplie',
  playLabel: (list) => `Jouer à ${list}`,
}
