import { ptBR } from 'date-fns/locale/pt-BR'
import type { dates as english } from '../en/dates.ts'

export const dates: typeof english = {
  locale: ptBR,
}
