import type { logOut as english } from '../en/log-out.ts'
import type { Messages } from '../messages.ts'

export const logOut: Messages<typeof english> = {
  done: 'Sesión cerrada',
  doneText: '¡Hasta pronto!',
  failed: 'La sesión no se cerró',
}
