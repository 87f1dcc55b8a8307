import type { categoryItems as english } from '../en/category-items.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')
const items = (count: number) =>
  count === 0 ? 'Nenhuma ideia' : plural(count, { one: `${count} ideia`, other: `${count} ideias` })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) => `3x3 precisa de 9 ideias, 4x4 precisa de 16 e 5x5, de 25. Esta categoria tem ${count}.`,
    4: (count) => `4x4 precisa de 16 ideias e 5x5, de 25. Esta categoria tem ${count}.`,
    5: (count) => `5x5 precisa de 25 ideias. Esta categoria tem ${count}.`,
  },
  types: {
    fact: 'Fato',
    action: 'Ação',
    scenario: 'Situação',
    quote: 'Citação',
    other: 'Outra',
  },

  nextGrid: (count, missing, size) =>
    plural(missing, {
      one: `${items(count)}. Com mais ${missing} dá para encher uma ${size}x${size}.`,
      other: `${items(count)}. Com mais ${missing} dá para encher uma ${size}x${size}.`,
    }),
  atLine: (line, reason) => `Linha ${line}: ${reason}`,
  unusable: 'Este texto não pode ser usado',
  tooManyLines: (count, most) => `São ${count} linhas. Você pode adicionar até ${most} por vez.`,
}
