import { nl } from 'date-fns/locale/nl'
import type { Messages } from '../messages.ts'
import type { dates as english } from '../en/dates.ts'

/** For date-fns: the language's names of days and months, and its order of a date's parts. */
export const dates: Messages<typeof english> = {
  locale: nl,
}
