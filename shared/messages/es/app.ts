import { PRODUCT_NAME } from '#shared/product.ts'
import type { app as english } from '../en/app.ts'
import type { Messages } from '../messages.ts'

export const app: Messages<typeof english> = {
  appearance: 'Apariencia',
  broken: 'Algo se rompió en esta pantalla',
  brokenText: 'Es culpa nuestra, no tuya. Tus cartones y marcas están a salvo.',
  categories: 'Categorías',
  checking: 'Comprobando tu sesión',
  contact: 'Contacto',
  developers: 'Desarrolladores',
  help: 'Ayuda',
  logIn: 'Entrar',
  menu: 'Menú',
  newCard: 'Nuevo cartón',
  noId: 'Falta el id del cartón.',
  privacy: 'Privacidad',
  reload: 'Recargar',
  skip: 'Saltar al contenido',
  terms: 'Términos',
  unreachable: `Ahora mismo no podemos conectar con ${PRODUCT_NAME}. Revisa tu conexión.`,
}
