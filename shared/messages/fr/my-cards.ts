import { TRASH_DAYS } from '#shared/product.ts'
import type { myCards as english } from '../en/my-cards.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const myCards: Messages<typeof english> = {
  create: 'Nouvelle grille',
  import: 'Importer',
  importFile: 'Fichier de grilles',
  search: 'Chercher une grille par titre ou par case',
  searchHint: 'Chercher un titre, une case',
  firstFound: (count) => `Voici les ${count} premiers résultats`,
  found: (count) => plural(count, { one: `${count} grille trouvée`, other: `${count} grilles trouvées` }),
  noneFoundTitle: 'Aucune grille trouvée',
  noneFound: 'Ni titre ni case avec « <q></q> ».',
  which: 'Quelles grilles',
  filters: { all: 'Toutes', mine: 'À moi', shared: 'Partagées', played: 'Jouées' },
  noneHere: 'Aucune grille ici',
  noneShared: 'Les grilles qu’on t’invite à modifier arrivent ici.',
  nonePlayed: 'Les grilles auxquelles tu joues arrivent ici.',
  loading: 'Chargement de tes grilles',
  loadFailedTitle: 'Grilles non chargées',
  loadFailed: 'Impossible de charger tes grilles. Réessaie plus tard.',
  empty: 'Écris quelques trucs qui arrivent à tous les coups. On trace la grille autour.',
  createFirst: 'Créer une grille',
  next: 'Nouvelle grille',
  thisMonth: 'Ce mois-ci',
  firstSquares: 'Premières cases',
  gridWithFree: (size) => `${size}x${size} avec case libre`,
  moreAndDay: (count) =>
    plural(count, { one: '+ 1 autre case, <day></day>', other: `+ ${count} autres cases, <day></day>` }),
  play: 'Jouer',
  playLabel: (title) => `Jouer à ${title}`,
  editLabel: (title) => `Modifier ${title}`,
  shareLabel: (title) => `Partager ${title}`,
  moreLabel: (title) => `Plus d’actions pour ${title}`,
  playing: (count) =>
    plural(count, {
      one: `<number>${count}</number><words>personne joue en ce moment</words>`,
      other: `<number>${count}</number><words>personnes jouent en ce moment</words>`,
    }),
  temporary: 'Grilles temporaires',
  temporaryText: 'Elles ne vivent que dans ce navigateur. Enregistre-les pour les partager.',
  saved: 'Grille enregistrée dans ton compte !',
  saveFailed: 'La grille n’a pas été enregistrée. Réessaie.',
  inAccount: 'Dans ton compte',
  deletedTitle: 'Grille supprimée',
  deleted: 'Son lien ne fonctionne plus.',
  deleteFailedTitle: 'Suppression impossible',
  deleteFailed: 'La grille n’a pas été supprimée. Réessaie.',
  copyOf: (title) => `${title} (copie)`,
  duplicatedTitle: 'Grille dupliquée',
  duplicated: (title) => `« ${title} » est dans Mes grilles.`,
  duplicateFailedTitle: 'Duplication impossible',
  duplicateFailed: 'La grille n’a pas été dupliquée. Réessaie.',

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
}
