import { categoryItems } from './category-items.ts'
import { app } from './app.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { pages as english } from '../en/pages.ts'
import type { Messages } from '../messages.ts'

export const pages: Messages<typeof english> = {
  description: 'Crée une grille de bingo sur tout ce que tu veux. Envoie un lien. Jouez ensemble, en direct.',
  picture: `${PRODUCT_NAME} : une grille de bingo en pleine partie`,
  tooOld:
    'Ce navigateur est trop ancien pour jouer. Mets-le à jour ou ouvre ce lien dans un autre navigateur.',
  card: {
    untitled: 'Grille de bingo',
    invitation: 'Touche pour jouer. Sans compte.',
    picture: (title, gridSize) => `${title}, une grille de bingo ${gridSize}x${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `Les quelques règles pour créer, partager et jouer sur ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `Ce que ${PRODUCT_NAME} conserve, où et combien de temps. Tes cases cochées ne quittent jamais ton appareil.`,
  },
  developers: {
    title: app.developers,
    description:
      'Modifie des grilles avec un script et suis-les en direct : l’API, avec des exemples qui marchent.',
  },
  contact: {
    title: app.contact,
    description: `Qui gère ce ${PRODUCT_NAME}, et comment faire retirer une grille.`,
  },
}
