import { type Messages, pluralIn } from '../messages.ts'
import type { categoryItems as english } from '../en/category-items.ts'

const plural = pluralIn('de')
const items = (count: number) => plural(count, { one: `${count} Eintrag`, other: `${count} Einträge` })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count: number) =>
      `3x3 braucht 9 Einträge, 4x4 braucht 16, 5x5 braucht 25. Diese Kategorie hat ${count}.`,
    4: (count: number) => `4x4 braucht 16 Einträge, 5x5 braucht 25. Diese Kategorie hat ${count}.`,
    5: (count: number) => `5x5 braucht 25 Einträge. Diese Kategorie hat ${count}.`,
  },
  types: {
    fact: 'Tatsache',
    action: 'Handlung',
    scenario: 'Szene',
    quote: 'Zitat',
    other: 'Anderes',
  },

  nextGrid: (count: number, missing: number, size: number) =>
    plural(missing, {
      one: `${items(count)}. Noch einer, und es reicht für ${size}x${size}.`,
      other: `${items(count)}. Noch ${missing}, und es reicht für ${size}x${size}.`,
    }),
  atLine: (line: number, reason: string) => `Zeile ${line}: ${reason}`,
  unusable: 'Dieser Text geht hier nicht',
  tooManyLines: (count: number, most: number) => `Das sind ${count} Zeilen. Auf einmal gehen bis zu ${most}.`,
}
