import { it } from 'date-fns/locale/it'
import type { dates as english } from '../en/dates.ts'
import type { Messages } from '../messages.ts'

export const dates: Messages<typeof english> = {
  locale: it,
}
