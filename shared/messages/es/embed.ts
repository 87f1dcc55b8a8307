import { PRODUCT_NAME } from '#shared/product.ts'
import type { embed as english } from '../en/embed.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const embed: Messages<typeof english> = {
  address: (href) => `El cartón está en ${href}`,
  called: (count) => plural(count, { one: `${count} cantada`, other: `${count} cantadas` }),
  failedText: 'Lo intentaremos de nuevo en cuanto recuperes la conexión.',
  gone: 'Este cartón ya no está',
  goneText: 'Quizá su anfitrión lo eliminó, o el enlace está incompleto.',
  make: `Haz un cartón en ${PRODUCT_NAME}`,
  notLinked: 'Esta página no puede abrir enlaces',
  open: `Abrir en ${PRODUCT_NAME}`,
  openLabel: `Abrir en ${PRODUCT_NAME} (en otra pestaña)`,
  picture: 'Una imagen del cartón',
  playAt: (address) => `Juega: ${address}`,
  removedText: 'Quienes administran este sitio lo retiraron.',
}
