import type { categoryItems as english } from '../en/category-items.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')
const items = (count: number) =>
  plural(count, {
    one: `${count} tekst`,
    few: `${count} teksty`,
    many: `${count} tekstów`,
    other: `${count} tekstu`,
  })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) => `3x3 to 9 tekstów, 4x4 to 16, 5x5 to 25. W tej kategorii jest ${count}.`,
    4: (count) => `4x4 to 16 tekstów, 5x5 to 25. W tej kategorii jest ${count}.`,
    5: (count) => `5x5 to 25 tekstów. W tej kategorii jest ${count}.`,
  },
  types: {
    fact: 'Fakt',
    action: 'Czynność',
    scenario: 'Sytuacja',
    quote: 'Cytat',
    other: 'Inne',
  },

  nextGrid: (count, missing, size) => `${items(count)}. Do karty ${size}x${size} brakuje: ${missing}.`,
  atLine: (line, reason) => `Wiersz ${line}: ${reason}`,
  unusable: 'Nie da się użyć tego tekstu',
  tooManyLines: (count, most) => `Wierszy jest ${count}. Naraz możesz dodać najwyżej ${most}.`,
}
