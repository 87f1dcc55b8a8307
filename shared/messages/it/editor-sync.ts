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
  conflict: 'La cartella è cambiata altrove',
  conflictText: 'Un altro host ha cambiato la stessa cosa, o l’hai fatto tu in un’altra scheda.',
  keepMine: 'La mia versione',
  keepTheirs: 'L’altra versione',
  parts: {
    grid: 'Tutta la cartella',
    title: 'Titolo',
    theme: 'Tema',
    image: 'Immagine della casella jolly',
    pattern: 'Per vincere',
    extra: 'Parole in più',
    oldSquare: 'Una casella di prima',
  },
  yours: (part, mine) => `${part}: tu ${quoted(mine)}`,
  both: (part, mine, theirs) => `${part}: tu ${quoted(mine)}, altrove ${quoted(theirs)}`,
  andMore: (parts) => (parts === 1 ? 'e un’altra' : `e altre ${parts}`),
  place: (row, column) => `Riga ${row}, colonna ${column}`,
  logIn: 'Accedi',
}

function quoted(words: string): string {
  return words === '' ? 'niente' : `“${words}”`
}
