import { pl } from 'date-fns/locale/pl'
import type { dates as english } from '../en/dates.ts'

export const dates: typeof english = {
  locale: pl,
}
