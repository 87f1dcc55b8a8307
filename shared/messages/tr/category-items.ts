import type { categoryItems as english } from '../en/category-items.ts'
import type { Messages } from '../messages.ts'

const items = (count: number) => `${count} madde`

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) => `3x3 için 9, 4x4 için 16, 5x5 için 25 madde gerek. Bu kategoride ${count} var.`,
    4: (count) => `4x4 için 16, 5x5 için 25 madde gerek. Bu kategoride ${count} var.`,
    5: (count) => `5x5 için 25 madde gerek. Bu kategoride ${count} var.`,
  },
  types: {
    fact: 'Gerçek',
    action: 'Hareket',
    scenario: 'Olay',
    quote: 'Söz',
    other: 'Diğer',
  },

  nextGrid: (count, missing, size) => `${items(count)}. ${missing} tane daha, ${size}x${size} dolar.`,
  atLine: (line, reason) => `Satır ${line}: ${reason}`,
  unusable: 'Bu metin kullanılamaz',
  tooManyLines: (count, most) => `Bu ${count} satır. Bir kerede en çok ${most} ekleyebilirsin.`,
}
