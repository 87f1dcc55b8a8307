import { PRODUCT_NAME } from '#shared/product.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import type { Messages } from '../messages.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Partager la catégorie',
  text: 'Avec le lien, tout le monde peut voir cette catégorie et en faire des grilles.',
  ownerText:
    'Avec le lien, tout le monde peut voir cette catégorie et en faire des grilles. Seules les personnes ajoutées ci-dessous peuvent la copier ou la modifier.',
  link: 'Lien de la catégorie',
  linkFailedTitle: 'Lien non copié',
  linkFailed: 'Copie-le à la main.',
  shareText: (name) => `« ${name} » sur ${PRODUCT_NAME}`,
  copy: 'Copier dans mes catégories',
  copying: 'Copie…',
  copied: 'Catégorie copiée',
  copiedText: (name) => `« ${name} » est dans Mes catégories.`,
  copyFailed: 'Catégorie non copiée',
  logIn: 'Se connecter pour copier',
  people: 'Partager avec quelqu’un',
  username: 'Pseudo',
  usernameHint: 'Il se trouve dans Mon profil. Ou envoie simplement le lien ci-dessus.',
  access: 'Accès',
  accessLabel: (person) => `Accès pour ${person}`,
  levels: { view: 'Voir', copy: 'Copier', edit: 'Modifier' },
  explained: {
    view: '<level>Voir :</level> elle apparaît dans ses catégories',
    copy: '<level>Copier :</level> peut aussi en faire sa propre copie',
    edit: '<level>Modifier :</level> peut aussi ajouter, changer et supprimer des éléments',
  },
  sharing: 'Partage…',
  shared: 'Catégorie partagée',
  sharedText: (person) => `« ${person} » la verra parmi ses catégories.`,
  shareFailed: 'Partage impossible',
  sharedWith: 'Partagée avec',
  nobody: 'Juste toi pour l’instant.',
  changeFailed: 'Accès non modifié',
  remove: 'Retirer',
  removeLabel: (person) => `Retirer ${person}`,
  removed: 'Accès retiré',
  removedText: (person) => `${person} n’a plus accès.`,
  removeFailed: 'Accès non retiré',
  restored: (person) => `${person} a de nouveau accès.`,
}
