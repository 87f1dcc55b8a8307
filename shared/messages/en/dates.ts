import { enUS } from 'date-fns/locale/en-US'

/** For date-fns: the language's names of days and months, and its order of a date's parts. */
export const dates = {
  locale: enUS,
}
