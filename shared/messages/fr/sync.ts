import { PRODUCT_NAME } from '#shared/product.ts'
import type { sync as english } from '../en/sync.ts'
import type { Messages } from '../messages.ts'

export const sync: Messages<typeof english> = {
  temporary: `${PRODUCT_NAME} temporaire`,
  notCalled: (word) => `Pas annoncé : « ${word} »`,
}
