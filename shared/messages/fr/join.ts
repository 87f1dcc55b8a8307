import { PRODUCT_NAME } from '#shared/product.ts'
import type { join as english } from '../en/join.ts'
import type { Messages } from '../messages.ts'

export const join: Messages<typeof english> = {
  title: 'Tu as un code ?',
  explanation:
    'Tape les six chiffres que l’hôte affiche ou lit à voix haute. Un code est valable une journée.',
  code: 'Code',
  play: 'Jouer',
  opening: 'Ouverture…',
  wrong: 'Aucune grille n’a ce code. Vérifie-le avec l’hôte.',
  ended: 'Ce code a expiré. Demande un nouveau code à l’hôte.',
  limited: 'Trop de codes erronés. Réessaie dans une minute.',
  incomplete: 'Tape les six chiffres.',
  offline: `${PRODUCT_NAME} ne répond pas. Vérifie ta connexion.`,
  failed: 'Un problème est survenu. Réessaie.',
}
