import { es } from 'date-fns/locale/es'
import type { dates as english } from '../en/dates.ts'

export const dates: typeof english = {
  locale: es,
}
