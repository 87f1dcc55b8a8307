import type { categoryItems as english } from '../en/category-items.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')
const items = (count: number) => plural(count, { one: `${count} idea`, other: `${count} ideas` })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) => `3x3 necesita 9 ideas, 4x4 necesita 16 y 5x5, 25. Esta categoría tiene ${count}.`,
    4: (count) => `4x4 necesita 16 ideas y 5x5, 25. Esta categoría tiene ${count}.`,
    5: (count) => `5x5 necesita 25 ideas. Esta categoría tiene ${count}.`,
  },
  types: {
    fact: 'Dato',
    action: 'Acción',
    scenario: 'Situación',
    quote: 'Cita',
    other: 'Otra',
  },

  nextGrid: (count, missing, size) =>
    plural(missing, {
      one: `${items(count)}. Con una más se llena un ${size}x${size}.`,
      other: `${items(count)}. Con ${missing} más se llena un ${size}x${size}.`,
    }),
  atLine: (line, reason) => `Línea ${line}: ${reason}`,
  unusable: 'Este texto no se puede usar',
  tooManyLines: (count, most) => `Son ${count} líneas. Puedes añadir hasta ${most} a la vez.`,
}
