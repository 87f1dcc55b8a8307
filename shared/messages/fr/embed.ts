import { PRODUCT_NAME } from '#shared/product.ts'
import type { embed as english } from '../en/embed.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const embed: Messages<typeof english> = {
  address: (href) => `La grille est ici : ${href}`,
  called: (count) => plural(count, { one: `${count} annoncée`, other: `${count} annoncées` }),
  failedText: 'On réessaie dès que tu es de nouveau en ligne.',
  gone: 'Cette grille n’existe plus',
  goneText: 'L’hôte l’a peut-être supprimée, ou le lien est incomplet.',
  make: `Créer une grille sur ${PRODUCT_NAME}`,
  notLinked: 'Cette page ne peut pas ouvrir de liens',
  open: `Ouvrir dans ${PRODUCT_NAME}`,
  openLabel: `Ouvrir dans ${PRODUCT_NAME} (s’ouvre dans un nouvel onglet)`,
  picture: 'Une image de la grille',
  playAt: (address) => `Jouer : ${address}`,
  removedText: 'Les personnes qui gèrent ce site l’ont retirée.',
}
