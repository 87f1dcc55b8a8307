import type { categoryItems as english } from '../en/category-items.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const items = (count: number) => plural(count, { one: `${count} voce`, other: `${count} voci` })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) =>
      `Per una 3x3 servono 9 voci, per una 4x4 16, per una 5x5 25. Questa categoria ne ha ${count}.`,
    4: (count) => `Per una 4x4 servono 16 voci, per una 5x5 25. Questa categoria ne ha ${count}.`,
    5: (count) => `Per una 5x5 servono 25 voci. Questa categoria ne ha ${count}.`,
  },
  types: { fact: 'Fatto', action: 'Azione', scenario: 'Scena', quote: 'Battuta', other: 'Altro' },
  nextGrid: (count, missing, size) =>
    plural(missing, {
      one: `${items(count)}. Ancora una e si riempie una ${size}x${size}.`,
      other: `${items(count)}. Ancora ${missing} e si riempie una ${size}x${size}.`,
    }),
  atLine: (line, reason) => `Riga ${line}: ${reason}`,
  unusable: 'Questo testo non si può usare',
  tooManyLines: (count, most) => `Sono ${count} righe. Puoi aggiungerne fino a ${most} alla volta.`,
}
