import { PRODUCT_NAME } from '#shared/product.ts'
import type { app as english } from '../en/app.ts'
import type { Messages } from '../messages.ts'

export const app: Messages<typeof english> = {
  appearance: 'Apparence',
  broken: 'Un problème sur cet écran',
  brokenText: 'C’est notre faute, pas la tienne. Tes grilles et tes cases cochées sont intactes.',
  categories: 'Catégories',
  checking: 'Vérification de la connexion',
  contact: 'Contact',
  developers: 'Développeurs',
  help: 'Aide',
  logIn: 'Se connecter',
  menu: 'Menu',
  newCard: 'Nouvelle grille',
  noId: 'Il manque l’identifiant de la grille.',
  privacy: 'Confidentialité',
  reload: 'Recharger',
  skip: 'Aller au contenu',
  terms: 'Conditions',
  unreachable: `${PRODUCT_NAME} ne répond pas pour l’instant. Vérifie ta connexion.`,
}
