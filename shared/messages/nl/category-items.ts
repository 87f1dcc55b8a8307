import { type Messages, pluralIn } from '../messages.ts'
import type { categoryItems as english } from '../en/category-items.ts'

const plural = pluralIn('nl')
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count: number) =>
      `Voor 3x3 zijn 9 items nodig, voor 4x4 16 en voor 5x5 25. Deze categorie heeft er ${count}.`,
    4: (count: number) => `Voor 4x4 zijn 16 items nodig, voor 5x5 25. Deze categorie heeft er ${count}.`,
    5: (count: number) => `Voor 5x5 zijn 25 items nodig. Deze categorie heeft er ${count}.`,
  },
  types: {
    fact: 'Feit',
    action: 'Actie',
    scenario: 'Scène',
    quote: 'Uitspraak',
    other: 'Anders',
  },

  nextGrid: (count: number, missing: number, size: number) =>
    plural(missing, {
      one: `${items(count)}. Nog één en je hebt genoeg voor ${size}x${size}.`,
      other: `${items(count)}. Nog ${missing} en je hebt genoeg voor ${size}x${size}.`,
    }),
  atLine: (line: number, reason: string) => `Regel ${line}: ${reason}`,
  unusable: 'Deze tekst kan hier niet',
  tooManyLines: (count: number, most: number) =>
    `Dat zijn ${count} regels. Je kunt er tot ${most} tegelijk toevoegen.`,
}
