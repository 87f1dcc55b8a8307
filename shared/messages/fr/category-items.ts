import type { categoryItems as english } from '../en/category-items.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const items = (count: number) => plural(count, { one: `${count} élément`, other: `${count} éléments` })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) =>
      `Il faut 9 éléments pour une 3x3, 16 pour une 4x4, 25 pour une 5x5. Cette catégorie en a ${count}.`,
    4: (count) => `Il faut 16 éléments pour une 4x4, 25 pour une 5x5. Cette catégorie en a ${count}.`,
    5: (count) => `Il faut 25 éléments pour une 5x5. Cette catégorie en a ${count}.`,
  },
  types: { fact: 'Constat', action: 'Action', scenario: 'Scène', quote: 'Citation', other: 'Autre' },
  nextGrid: (count, missing, size) =>
    plural(missing, {
      one: `${items(count)}. Encore un pour remplir une ${size}x${size}.`,
      other: `${items(count)}. Encore ${missing} pour remplir une ${size}x${size}.`,
    }),
  atLine: (line, reason) => `Ligne ${line} : ${reason}`,
  unusable: 'Ce texte est inutilisable',
  tooManyLines: (count, most) => `Ça fait ${count} lignes. Tu peux en ajouter ${most} à la fois.`,
}
