import { TRASH_DAYS } from '#shared/product.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

const RESTORABLE = ` Puedes restaurarla durante ${TRASH_DAYS} días, en la papelera al final de Mis categorías.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Añadir ideas',
    how: 'Cómo añadirlas',
    single: 'De una en una',
    bulk: 'Varias a la vez',
    eachLine: 'Añadir cada línea por separado',
    items: 'Ideas',
    itemsHint: 'Una por línea. Si alguna tiene un problema, te avisamos antes de añadir nada.',
    none: 'Añade al menos una línea',
    add: 'Añadir ideas',
    adding: 'Añadiendo...',
  },

  item: {
    title: 'Editar idea',
    content: 'Texto',
    tags: 'Etiquetas (opcional)',
    tagsHint: (most) => `Hasta ${most}, separadas por comas: mascotas, clásicos`,
    wrongTags: 'Revisa las etiquetas',
    source: 'Fuente (opcional)',
    sourceHint: 'Un libro, una serie, una persona',
    failed: 'La idea no se guardó',
    deleted: 'Alguien eliminó esta idea mientras la editabas. Tu texto sigue aquí.',
    addAsNew: 'Añadir como nueva',
  },

  edit: {
    title: 'Editar categoría',
    name: 'Nombre',
    description: 'Descripción (opcional)',
    failed: 'La categoría no se guardó',
    saved: 'Categoría actualizada',
    savedText: (name) => `Se guardó “${name}”.`,
    delete: 'Eliminar categoría',
  },

  save: 'Guardar cambios',
  replaced: (words) => `Reemplazaste un cambio hecho en otro lugar: “${words}”`,
  charactersLeft: (count) =>
    plural(count, { one: `Queda ${count} carácter`, other: `Quedan ${count} caracteres` }),
  charactersOver: (count) =>
    plural(count, { one: `Sobra ${count} carácter`, other: `Sobran ${count} caracteres` }),

  delete: {
    title: '¿Seguro?',
    warning: (name) => `“${name}” se eliminará para todos.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      plural(count, {
        one: `“${name}” y su idea (${count}) se eliminarán para todos.${RESTORABLE}`,
        other: `“${name}” y sus ${count} ideas se eliminarán para todos.${RESTORABLE}`,
      }),
    delete: 'Eliminar',
    deleted: 'Categoría eliminada',
    deletedText: (name) => `Eliminaste “${name}”.`,
    failed: 'La categoría no se eliminó',
  },

  leave: {
    title: '¿Salir de esta categoría?',
    warning: (name, owner) =>
      `“${name}” sale de tu lista y pierdes el acceso que te dio ${owner}. El enlace la sigue abriendo.`,
    leave: 'Salir',
    leaving: 'Saliendo...',
    left: 'Fuera de tu lista',
    leftText: (name) => `Saliste de “${name}”.`,
    failed: 'No se pudo salir de la categoría',
  },
}
