import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryLists as english } from '../en/category-lists.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const categoryLists: Messages<typeof english> = {
  which: 'Choisir une liste',
  official: `Créées par ${PRODUCT_NAME}.app`,
  mine: 'Mes catégories',
  new: 'Nouvelle catégorie',
  search: 'Chercher une catégorie par nom ou description',
  searchHint: 'Rechercher',
  found: (count) =>
    plural(count, { one: `${count} catégorie trouvée`, other: `${count} catégories trouvées` }),
  noneFoundTitle: 'Aucune catégorie trouvée',
  noneFound: 'Aucune catégorie ne correspond à « <q></q> ».',
  sort: 'Trier par',
  recommended: 'Conseillées',
  newest: 'Récentes',
  byName: 'Nom, A–Z',
  byItems: 'Plus fournies',
  loading: 'Chargement des catégories',
  loadFailedTitle: 'Catégories non chargées',
  loadFailed: 'Impossible de charger les catégories. Réessaie plus tard.',
  noOfficialTitle: 'Aucune catégorie',
  noOfficial: `Aucune catégorie de ${PRODUCT_NAME}.app pour l’instant.`,
  emptyTitle: 'Tes blagues récurrentes, en une liste.',
  empty: 'Tu n’as pas encore créé de catégorie.',
  officialMark: 'Officielle',
  byYou: 'Créée par toi',
  sharedBy: 'Partagée par <owner></owner>',
  can: { view: 'Lecture', copy: 'Copie', edit: 'Modification' },
  noDescription: 'Pas de description',
  shareLabel: (name) => `Partager ${name}`,
  moreLabel: (name) => `Plus d’actions pour ${name}`,
  view: 'Voir',
  viewLabel: (name) => `Voir ${name}`,
  stub: (count) =>
    plural(count, {
      one: `<count>${count}</count><word> élément</word>`,
      other: `<count>${count}</count><word> éléments</word>`,
    }),
  shared: 'Partagées avec toi',
  hide: 'Masquer',
  hideAll: 'Tout masquer : <owner></owner>',
  hidden: 'Catégorie masquée',
  hiddenText: (name) => `« ${name} » n’est plus dans ta liste. Le lien fonctionne toujours.`,
  allHidden: 'Catégories masquées',
  allHiddenText: (owner) => `Tu ne verras plus ce que ${owner} partage avec toi.`,
  hideFailed: 'Impossible de masquer',
  showHidden: (count) =>
    plural(count, { one: `${count} masquée · Afficher`, other: `${count} masquées · Afficher` }),
  closeHidden: (count) =>
    plural(count, { one: `${count} masquée · Fermer`, other: `${count} masquées · Fermer` }),
  allHiddenFrom: 'Tout est masqué : <owner></owner>',
  unhide: 'Réafficher',
  unhideLabel: (name) => `Réafficher ${name}`,
  unhideAll: 'Tout réafficher',
  unhideAllLabel: (owner) => `Tout réafficher : ${owner}`,
  unhidden: (name) => `« ${name} » est de retour dans ta liste.`,
  allUnhidden: (owner) => `Tu verras de nouveau ce que ${owner} partage avec toi.`,
  unhideFailed: 'Impossible de réafficher',
}
