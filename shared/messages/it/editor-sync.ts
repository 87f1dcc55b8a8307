import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'Puoi salvare quello che vedi come nuova cartella, con un link suo.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Sessione finita',
  signedOutText: 'Le tue modifiche sono al sicuro qui. Accedi per salvarle.',
  losses: {
    deleted: { title: 'Questa cartella è stata eliminata', text: asNew },
    gone: { title: 'Questa cartella non è più sul server', text: asNew },
    foreign: { title: 'Questa cartella è di un altro account', text: asNew },
    removed: {
      title: 'Non puoi più modificare questa cartella',
      text: `Chi l’ha creata ti ha tolto l’accesso, o ha eliminato il suo account. ${asNew}`,
    },
  },
  asNew: 'Salva come nuova',
}
