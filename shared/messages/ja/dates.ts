import { ja } from 'date-fns/locale/ja'
import type { Messages } from '../messages.ts'
import type { dates as english } from '../en/dates.ts'

export const dates: Messages<typeof english> = {
  locale: ja,
}
