import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryUse as english } from '../en/category-use.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const categoryUse: Messages<typeof english> = {
  title: `Usar en ${PRODUCT_NAME}`,
  text: 'Un cartón nuevo con ideas de “<name></name>”.',
  add: (count) =>
    plural(count, {
      one: `Añade ${count} idea más para hacer un cartón.`,
      other: `Añade ${count} ideas más para hacer un cartón.`,
    }),
  needs: (count) =>
    plural(count, {
      one: `Le falta ${count} idea para hacer un cartón.`,
      other: `Le faltan ${count} ideas para hacer un cartón.`,
    }),
  gridSize: 'Tamaño',
  freeSpace: 'Casilla libre en el centro',
  freeSpaceHint: 'Solo en 5x5',
  count: 'Número de ideas',
  countHint: (least, most) => `Entre cuántas ideas elegir al azar: de ${least} a ${most}.`,
  wrongCount: (least, most) => `Escribe un número del ${least} al ${most}`,
  guest: 'Si no entras en tu cuenta, el cartón se queda en este navegador.',
  create: 'Crear cartón',
  creating: 'Creando...',

  created: 'Cartón creado',
  createdText: (category) => `Ya puedes jugar con “${category}”.`,
  play: 'Jugar',
  failed: 'El cartón no se creó',
}
