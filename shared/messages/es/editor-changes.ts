import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

const squares = (count: number) =>
  plural(count, { one: '1 casilla llena', other: `${count} casillas llenas` })
const more = (count: number) =>
  plural(count, { one: '1 frase más abajo', other: `${count} frases más abajo` })
const moved = (count: number) =>
  plural(count, { one: '1 frase pasó a Más frases.', other: `${count} frases pasaron a Más frases.` })
const lost = (count: number) =>
  plural(count, { one: '1 frase no cupo.', other: `${count} frases no cupieron.` })

export const editorChanges: Messages<typeof english> = {
  shortened: (max) => `Se acortó a ${max} caracteres`,
  steps: {
    grid: (size) => `Cartón de ${size}x${size}`,
    freeSpaceOn: 'Poner casilla libre',
    freeSpaceOff: 'Quitar casilla libre',
    shuffle: 'Mezclar el orden',
    clear: 'Vaciar casillas',
    fill: 'Añadir ejemplos',
    swap: 'Intercambiar',
    paste: 'Pegar una lista',
    category: 'Llenar con una categoría',
    put: 'Poner en el cartón',
    restore: 'Restaurar',
    undo: 'Cambiar el tamaño',
  },
  undone: (step) => `Deshecho: ${step}`,
  redone: (step) => `Rehecho: ${step}`,
  redo: 'Rehacer',
  cantUndo: (step) => `No se puede deshacer: ${step}`,
  cantRedo: (step) => `No se puede rehacer: ${step}`,
  stale: 'El cartón cambió desde entonces.',
  wouldNotFit: (words) =>
    plural(words, {
      one: '1 frase no cabría. Quita antes alguna de Más frases.',
      other: `${words} frases no cabrían. Quita antes algunas de Más frases.`,
    }),
  cantApply: 'Tu cambio no se puede aplicar',
  applyAgain: 'Aplicar otra vez',
  changed: 'El cartón cambió en otro lugar',
  changedText: 'Tu cambio anterior no se aplicó.',
  movedAway: 'Otra persona escribió en tu casilla',
  movedAwayText: (words) => `Lo tuyo pasó a Más frases: ${words}.`,
  putBack: 'Volver a ponerlo',
  noRoom: 'No hay sitio para eso',
  noRoomFor: (words) => `No está en el cartón: ${words}. Quita alguna de Más frases e inténtalo otra vez.`,
  noRoomText: 'Quita alguna de Más frases e inténtalo otra vez.',
  someone: (squares) =>
    plural(squares, { one: 'Alguien cambió 1 casilla.', other: `Alguien cambió ${squares} casillas.` }),

  examples: 'Ejemplos añadidos',
  examplesText: '¡Las casillas vacías ahora son una noche de cine!',
  full: 'Sin casillas vacías',
  fullText: 'Todas las casillas están llenas.',
  cleared: 'Casillas vaciadas',
  clearedText: 'El cartón quedó vacío.',
  empty: 'Nada que vaciar',
  emptyText: 'El cartón ya está vacío.',
  shuffled: 'Orden mezclado',
  shuffledText: '¡Las casillas cambiaron de lugar!',
  shuffleNothing: 'Nada que mezclar',
  shuffleNothingText: 'Llena antes al menos 2 casillas.',
  pasted: 'Lista pegada',
  pasteNothing: 'Nada que pegar',
  pasteNothingText: 'Estas frases ya están en el cartón.',
  fromCategory: 'Casillas llenas',
  fillNothing: 'Nada que llenar',
  fillNothingText: (category) => `Todo lo que cabe de “${category}” ya está aquí.`,
  restored: 'Versión restaurada',
  restoredText: 'El cartón es el que era.',
  restoreNothing: 'Nada que restaurar',
  restoreNothingText: 'El cartón es igual que entonces.',
  filled: (filled) => `${squares(filled)}.`,
  filledAndMore: (filled, words) => `${squares(filled)}, ${more(words)}.`,
  more: (words) => `${more(words)}.`,
  filledFrom: (filled, category) => `${squares(filled)} con “${category}”.`,
  filledFromAndMore: (filled, category, words) => `${squares(filled)} con “${category}”, ${more(words)}.`,
  moreFrom: (words, category) => `${more(words)}, de “${category}”.`,
  grid: (size) => `Cartón de ${size}x${size}`,
  freeSpace: 'Casilla libre',
  moved,
  lost,
  movedAndLost: (movedWords, lostWords) => `${moved(movedWords)} ${lost(lostWords)}`,
  swappedWith: (words) => `Intercambio hecho con ${words}`,
  swappedWithBlank: 'Intercambio hecho con una casilla vacía',
  swapped: 'Casillas intercambiadas',
  put: (word) => `“${word}” está en el cartón`,
  stillCalled: 'Sigue cantada',
  takeBack: 'Retirar',
  called: (word) => `Cantada: ${word}.`,
  takenBack: (word) => `Retirada: ${word}.`,
  newCard: 'Nuevo cartón',
  newCardText: 'Tu cartón anterior, sin guardar, quedó aparte.',

  cannotSave: 'No se puede guardar',
  cannotSaveText: `Escribe en al menos ${MIN_FILLED_CELLS} casillas antes de guardar.`,
  cannotShare: 'No se puede compartir',
  cannotShareText: 'Guarda tu cartón antes de compartirlo.',
  saved: '¡Cartón guardado!',
  savedToAccount: '¡Cartón guardado en tu cuenta!',
  savedHere: 'Cartón temporal guardado. Entra para conservarlo para siempre.',
  savedElsewhere: 'Guardado en otra pestaña',
  savedElsewhereText: 'Ahora ves el cartón guardado.',
  updated: '¡Cartón actualizado!',
  play: 'Jugar',
  open: 'Abrir',
  offlineText: 'Tus cambios están a salvo. Los guardaremos cuando vuelva la conexión.',
  failed: 'El cartón no se guardó. Inténtalo de nuevo.',
  failedGone: 'El cartón no se guardó: ya no está en el servidor. Puedes guardarlo como uno nuevo.',
  failedForbidden: 'El cartón no se guardó: ya no puedes editarlo.',
  logIn: 'Entra para guardar',
  logInText: 'Tus cambios se quedan en este navegador hasta que entres.',
}
