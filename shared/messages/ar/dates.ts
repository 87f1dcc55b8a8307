import { ar } from 'date-fns/locale/ar'
import type { Messages } from '../messages.ts'
import type { dates as english } from '../en/dates.ts'

export const dates: Messages<typeof english> = {
  locale: ar,
}
