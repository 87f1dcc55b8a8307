import { PRODUCT_NAME } from '#shared/product.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import type { Messages } from '../messages.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Compartir categoría',
  text: 'Quien tenga el enlace puede ver esta categoría y hacer cartones con ella.',
  ownerText:
    'Quien tenga el enlace puede ver esta categoría y hacer cartones con ella. Solo las personas que añadas abajo pueden copiarla o editarla.',
  link: 'Enlace a esta categoría',
  linkFailedTitle: 'No se pudo copiar el enlace',
  linkFailed: 'Cópialo a mano.',
  shareText: (name) => `“${name}” en ${PRODUCT_NAME}`,

  copy: 'Copiar a Mis categorías',
  copying: 'Copiando...',
  copied: 'Categoría copiada',
  copiedText: (name) => `“${name}” ya está en Mis categorías.`,
  copyFailed: 'No se pudo copiar la categoría',
  logIn: 'Entra para copiarla',

  people: 'Compartir con personas',
  username: 'Nombre de usuario',
  usernameHint: 'Lo encuentran en Ajustes del perfil. O envíales el enlace de arriba.',
  access: 'Acceso',
  accessLabel: (person) => `Acceso de ${person}`,
  levels: { view: 'Ver', copy: 'Copiar', edit: 'Editar' },
  explained: {
    view: '<level>Ver:</level> les aparece entre sus categorías',
    copy: '<level>Copiar:</level> también pueden hacer su propia copia',
    edit: '<level>Editar:</level> también pueden añadir, cambiar y eliminar ideas',
  },
  sharing: 'Compartiendo...',
  shared: 'Categoría compartida',
  sharedText: (person) => `“${person}” ya la ve entre sus categorías.`,
  shareFailed: 'No se pudo compartir',

  sharedWith: 'Compartida con',
  nobody: 'Por ahora, solo tú.',
  changeFailed: 'El acceso no se cambió',
  remove: 'Quitar',
  removeLabel: (person) => `Quitar a ${person}`,
  removed: 'Acceso quitado',
  removedText: (person) => `${person} ya no tiene acceso.`,
  removeFailed: 'No se pudo quitar el acceso',
  restored: (person) => `${person} vuelve a tener acceso.`,
}
