import type { Messages } from '../messages.ts'
import type { sync as english } from '../en/sync.ts'

export const sync: Messages<typeof english> = {
  temporary: 'بطاقة بينغو مؤقتة',
  notCalled: (word) => `تعذّر نداء «${word}»`,
  roundIsOver: 'بدأت جولة جديدة.',
}
