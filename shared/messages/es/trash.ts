import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('es')

export const trash: Messages<typeof english> = {
  show: (count) => `Papelera (${count})`,
  explanation: {
    card: `Solo tú los ves. Puedes restaurar cada uno durante ${TRASH_DAYS} días; su enlace y las marcas de quienes juegan vuelven a servir.`,
    category: `Solo tú las ves. Puedes restaurar cada una durante ${TRASH_DAYS} días, con sus ideas y las personas con quienes la compartes.`,
  },
  none: 'La papelera está vacía.',
  when: (day, days) =>
    plural(days, {
      one: `Se eliminó el ${day}; queda ${days} día`,
      other: `Se eliminó el ${day}; quedan ${days} días`,
    }),
  restore: 'Restaurar',
  restoreLabel: (title) => `Restaurar ${title}`,
  restored: 'Se restauró',
  restoredText: {
    card: (title) => `“${title}” está de vuelta. Su enlace funciona otra vez; un código anterior, no.`,
    category: (title) => `“${title}” está de vuelta. Su enlace funciona otra vez.`,
  },
  restoreFailed: 'No se restauró',
  forGood: 'Eliminar para siempre',
  forGoodLabel: (title) => `Eliminar para siempre: ${title}`,
  forGoodTitle: '¿Eliminar para siempre?',
  forGoodWarning: (title) => `Después ya no podrás restaurar “${title}”.`,
  forGoodDone: 'Se eliminó para siempre',
  forGoodDoneText: (title) => `“${title}” ya no está.`,
  forGoodFailed: 'No se eliminó',
}
