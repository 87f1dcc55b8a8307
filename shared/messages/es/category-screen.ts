import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryScreen as english } from '../en/category-screen.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const categoryScreen: Messages<typeof english> = {
  back: 'Volver a Categorías',
  loading: 'Cargando la categoría',
  loadFailedTitle: 'No se cargó la categoría',
  loadFailed: 'La categoría no se cargó. Inténtalo de nuevo.',
  detailsFailed: 'No se cargaron los datos de la categoría',
  itemsFailed: 'No se cargaron las ideas',
  notFoundTitle: 'Categoría no encontrada',
  notFound: 'Quizá la eliminaron, o el enlace está incompleto.',

  official: 'Oficial',
  byYou: 'Creada por ti',
  sharedBy: 'La comparte <owner></owner>',
  youCan: { view: 'Puedes verla', copy: 'Puedes copiarla', edit: 'Puedes editarla' },

  drawnFrom: (count) =>
    plural(count, { one: `Sorteado de ${count} idea`, other: `Sorteado entre ${count} ideas` }),
  missing: (count) =>
    plural(count, {
      one: `Falta ${count} idea para hacer un cartón`,
      other: `Faltan ${count} ideas para hacer un cartón`,
    }),
  shuffle: 'Mezclar',
  gridSize: 'Tamaño',
  play: 'Jugar con este cartón',
  starting: 'Empezando...',
  use: `Usar en ${PRODUCT_NAME}`,
  edit: 'Editar categoría',
  leave: 'Salir de la categoría',
  report: 'Denunciar esta categoría',

  items: 'Ideas',
  show: 'Mostrar',
  hide: 'Ocultar',
  add: 'Añadir ideas',
  loadingItems: 'Cargando las ideas',
  itemsFailedTitle: 'No se cargaron las ideas',
  itemsFailedText: 'Algo falló. Inténtalo de nuevo.',
  noItems: 'Aún no hay ideas',
  noItemsOwn: 'Añade cosas que siempre pasan, de una en una o en lista. Con nueve sale un cartón.',
  noItemsOther: 'Aquí aún no hay nada.',

  search: 'Buscar ideas por texto o etiqueta',
  searchHint: 'Buscar ideas y #etiquetas',
  found: (count) => plural(count, { one: `${count} idea encontrada`, other: `${count} ideas encontradas` }),
  noneFoundTitle: 'No hay resultados',
  noneFound: 'Ninguna idea coincide con tu búsqueda.',
  showAll: 'Mostrar todas las ideas',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  tag: 'Etiqueta',
  allTags: 'Todas las etiquetas',
  sort: 'Ordenar por',
  sorts: { newest: 'Recientes', oldest: 'Antiguas', name: 'A–Z' },

  source: 'Fuente: <source></source>',
  editItem: (words) => `Editar “${words}”`,
  deleteItem: (words) => `Eliminar “${words}”`,
  itemDeleted: 'Idea eliminada',
  deleteItemFailed: 'La idea no se eliminó',
  added: 'Ideas añadidas',
  addFailed: 'No se añadieron las ideas',
  updated: 'Idea actualizada',
}
