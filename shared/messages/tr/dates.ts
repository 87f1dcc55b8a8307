import { tr } from 'date-fns/locale/tr'
import type { dates as english } from '../en/dates.ts'

export const dates: typeof english = {
  locale: tr,
}
