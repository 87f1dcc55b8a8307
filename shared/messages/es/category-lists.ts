import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryLists as english } from '../en/category-lists.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')
const hidden = (count: number) => plural(count, { one: `${count} oculta`, other: `${count} ocultas` })

export const categoryLists: Messages<typeof english> = {
  which: 'Elige una lista',
  official: `De ${PRODUCT_NAME}.app`,
  mine: 'Mis categorías',
  new: 'Nueva categoría',

  search: 'Buscar categorías por nombre y descripción',
  searchHint: 'Buscar',
  found: (count) =>
    plural(count, { one: `${count} categoría encontrada`, other: `${count} categorías encontradas` }),
  noneFoundTitle: 'No hay resultados',
  noneFound: 'Ninguna categoría coincide con “<q></q>”.',
  sort: 'Ordenar por',
  recommended: 'Sugeridas',
  newest: 'Recientes',
  byName: 'Nombre A–Z',
  byItems: 'Más ideas',

  loading: 'Cargando categorías',
  loadFailedTitle: 'No se cargaron las categorías',
  loadFailed: 'Algo falló al cargar las categorías. Inténtalo más tarde.',
  noOfficialTitle: 'Sin categorías',
  noOfficial: `Aún no hay categorías de ${PRODUCT_NAME}.app.`,
  emptyTitle: 'Las bromas de siempre, en una lista.',
  empty: 'Todavía no tienes categorías propias.',

  officialMark: 'Oficial',
  byYou: 'Creada por ti',
  sharedBy: 'La comparte <owner></owner>',
  can: { view: 'Puedes ver', copy: 'Puedes copiar', edit: 'Puedes editar' },
  noDescription: 'Sin descripción',
  shareLabel: (name) => `Compartir ${name}`,
  moreLabel: (name) => `Más opciones de ${name}`,
  view: 'Ver',
  viewLabel: (name) => `Ver ${name}`,
  stub: (count) =>
    plural(count, {
      one: `<count>${count}</count><word> idea</word>`,
      other: `<count>${count}</count><word> ideas</word>`,
    }),

  shared: 'Compartidas contigo',
  hide: 'Ocultar',
  hideAll: 'Ocultar todo lo de <owner></owner>',
  hidden: 'Categoría oculta',
  hiddenText: (name) => `“${name}” salió de tu lista. El enlace la sigue abriendo.`,
  allHidden: 'Categorías ocultas',
  allHiddenText: (owner) => `No verás lo que ${owner} comparta contigo.`,
  hideFailed: 'No se pudo ocultar',

  showHidden: (count) => `${hidden(count)} · Mostrar`,
  closeHidden: (count) => `${hidden(count)} · Cerrar`,
  allHiddenFrom: 'Todo lo de <owner></owner>, oculto',
  unhide: 'Mostrar',
  unhideLabel: (name) => `Mostrar ${name}`,
  unhideAll: 'Mostrar todo',
  unhideAllLabel: (owner) => `Mostrar todo lo de ${owner}`,
  unhidden: (name) => `“${name}” volvió a tu lista.`,
  allUnhidden: (owner) => `Volverás a ver lo que ${owner} comparta contigo.`,
  unhideFailed: 'No se pudo mostrar',
}
