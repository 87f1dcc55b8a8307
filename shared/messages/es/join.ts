import { PRODUCT_NAME } from '#shared/product.ts'
import type { join as english } from '../en/join.ts'
import type { Messages } from '../messages.ts'

export const join: Messages<typeof english> = {
  title: '¿Tienes un código?',
  explanation: 'Escribe los seis dígitos que muestra o dice tu anfitrión. Cada código dura un día.',
  code: 'Código',
  play: 'Jugar',
  opening: 'Abriendo...',
  wrong: 'Ningún cartón tiene ese código. Consulta a tu anfitrión.',
  ended: 'Este código ya no sirve. Pide otro a tu anfitrión.',
  limited: 'Demasiados códigos equivocados. Inténtalo de nuevo en un minuto.',
  incomplete: 'Escribe los seis dígitos.',
  offline: `No podemos conectar con ${PRODUCT_NAME}. Revisa tu conexión.`,
  failed: 'Algo salió mal. Inténtalo de nuevo.',
}
