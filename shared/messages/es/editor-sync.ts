import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'Puedes guardar lo que ves como un cartón nuevo con su propio enlace.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Sesión cerrada',
  signedOutText: 'Tus cambios están a salvo aquí. Entra para guardarlos.',
  losses: {
    deleted: { title: 'Este cartón se eliminó', text: asNew },
    gone: { title: 'Este cartón ya no está en el servidor', text: asNew },
    foreign: { title: 'Este cartón es de otra cuenta', text: asNew },
    removed: {
      title: 'Ya no puedes editar este cartón',
      text: `Su propietario te quitó de los coanfitriones o eliminó su cuenta. ${asNew}`,
    },
  },
  asNew: 'Guardar como nuevo',
  conflict: 'El cartón cambió en otro lugar',
  conflictText: 'Otro anfitrión cambió lo mismo, o lo hiciste tú en otra pestaña.',
  keepMine: 'Dejar lo mío',
  keepTheirs: 'Dejar lo otro',
  parts: {
    grid: 'Todo el cartón',
    title: 'Título',
    theme: 'Tema',
    image: 'Imagen de la casilla libre',
    pattern: 'Para ganar',
    extra: 'Más frases',
    oldSquare: 'Una casilla de antes',
  },
  yours: (part, mine) => `${part}. Tu versión: ${quoted(mine)}`,
  both: (part, mine, theirs) => `${part}. Tu versión: ${quoted(mine)}; la otra: ${quoted(theirs)}`,
  andMore: (parts) => `y ${parts} más`,
  place: (row, column) => `Fila ${row}, columna ${column}`,
  logIn: 'Entrar',
}

/** Words in quotes, or that there are none. */
function quoted(words: string): string {
  return words === '' ? 'nada' : `“${words}”`
}
