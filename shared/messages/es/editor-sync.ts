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
}
