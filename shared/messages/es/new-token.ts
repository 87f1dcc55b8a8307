import type { newToken as english } from '../en/new-token.ts'
import type { Messages } from '../messages.ts'

export const newToken: Messages<typeof english> = {
  name: 'Nombre',
  nameHint: 'Para qué lo usas, por ejemplo “Bot del marcador”',
  access: 'Acceso',
  expiresIn: 'Caduca en',
  days: { 7: '7 días', 30: '30 días', 90: '90 días', 365: 'Un año' },
  create: 'Crear token',
  creating: 'Creando...',
  failed: 'El token no se creó',

  copyTitle: 'Copia tu token',
  copyWarning: 'No podremos mostrarlo otra vez. Guárdalo como una contraseña: quien lo tenga puede usarlo.',
  token: (name) => `El token ${name}`,
  copied: 'Token copiado',
  copyByHand: 'Selecciona el token y cópialo a mano.',
  done: 'Listo',
}
