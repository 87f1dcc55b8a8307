import { TRASH_DAYS } from '#shared/product.ts'
import type { myCards as english } from '../en/my-cards.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const myCards: Messages<typeof english> = {
  create: 'Crear cartón',
  import: 'Importar',
  importFile: 'Archivo con cartones',

  search: 'Buscar tus cartones por título o casilla',
  searchHint: 'Buscar en títulos y casillas',
  firstFound: (count) => `Estos son los primeros ${count} resultados`,
  found: (count) =>
    plural(count, { one: `${count} cartón encontrado`, other: `${count} cartones encontrados` }),
  noneFoundTitle: 'No hay resultados',
  noneFound: 'Ningún título ni casilla coincide con “<q></q>”.',

  which: 'Qué cartones',
  filters: { all: 'Todos', mine: 'Míos', shared: 'Equipo', played: 'Jugados' },
  noneHere: 'Aquí no hay cartones',
  noneShared: 'Aquí aparecerán los cartones que otros te inviten a editar.',
  nonePlayed: 'Aquí aparecerán los cartones que juegues.',

  loading: 'Cargando tus cartones',
  loadFailedTitle: 'No se cargaron los cartones',
  loadFailed: 'Algo falló al cargar tus cartones de bingo. Inténtalo más tarde.',

  empty: 'Escribe unas cuantas cosas que siempre pasan. Nosotros dibujamos las casillas.',
  createFirst: 'Crear un cartón',
  next: 'Nuevo cartón',

  thisMonth: 'Este mes',

  firstSquares: 'Primeras casillas',
  gridWithFree: (size) => `${size}x${size} con casilla libre`,
  moreAndDay: (count) =>
    plural(count, { one: '+ 1 casilla, <day></day>', other: `+ ${count} casillas, <day></day>` }),
  play: 'Jugar',
  playLabel: (title) => `Jugar ${title}`,
  editLabel: (title) => `Editar ${title}`,
  shareLabel: (title) => `Compartir ${title}`,
  moreLabel: (title) => `Más opciones de ${title}`,
  playing: (count) =>
    plural(count, {
      one: `<number>${count}</number><words>persona juega ahora</words>`,
      other: `<number>${count}</number><words>personas juegan ahora</words>`,
    }),

  temporary: 'Cartones temporales',
  temporaryText: 'Estos viven solo en este navegador. Guárdalos para compartirlos.',
  saved: '¡Cartón guardado en tu cuenta!',
  saveFailed: 'El cartón no se guardó. Inténtalo de nuevo.',
  inAccount: 'En tu cuenta',

  deletedTitle: 'Cartón eliminado',
  deleted: 'Ya no está en tu cuenta.',
  deleteFailedTitle: 'No se eliminó',
  deleteFailed: 'El cartón no se eliminó. Inténtalo de nuevo.',

  copyOf: (title) => `${title} (copia)`,
  duplicatedTitle: 'Cartón duplicado',
  duplicated: (title) => `“${title}” está en Mis cartones.`,
  duplicateFailedTitle: 'No se duplicó',
  duplicateFailed: 'El cartón no se duplicó. Inténtalo de nuevo.',

  menu: {
    edit: 'Editar',
    coHosts: 'Coanfitriones',
    duplicate: 'Duplicar',
    download: 'Descargar como JSON',
    leave: 'Dejar de editar',
  },

  deleteTitle: '¿Seguro?',
  deleteWarning: (title) => `“${title}” se eliminará para siempre. No se puede deshacer.`,
  deleteRestorable: (title) =>
    `“${title}” y su enlace dejarán de funcionar para todos. Puedes restaurarlo durante ${TRASH_DAYS} días, en la papelera al final de Mis cartones.`,
  stillPlaying: (count) =>
    plural(count, {
      one: `${count} persona está jugando con él ahora. Podrá terminar su partida.`,
      other: `${count} personas están jugando con él ahora. Podrán terminar su partida.`,
    }),
  delete: 'Eliminar',

  shared: 'Compartidos contigo',
  owned: (owner) => `De ${owner}`,
  ownerless: 'Su propietario eliminó su cuenta. Puedes duplicarlo.',

  recent: 'Jugados hace poco',

  starters: 'O juega con uno de los nuestros',
  starterSquares: 'Algunas de sus casillas',
  starterGrid: '5x5, ya lleno',
}
