import type { lists as english } from '../en/lists.ts'
import type { Messages } from '../messages.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Ouvrir un fichier',
  file: 'Fichier avec une liste',
  notRead: (name) => `« ${name} » est illisible`,
  unreadable: 'Réessaie, ou copie la liste et colle-la.',
  tooLarge: 'Le fichier dépasse 5 Mo. Copie la partie qu’il te faut et colle-la.',
  oldOffice:
    'Le fichier a un mot de passe ou un ancien format. Enregistre-le sans mot de passe, en .xlsx, .docx ou .csv.',
  broken: 'Le fichier est abîmé. Enregistre-le à nouveau, ou copie la liste et colle-la.',
  noText: 'On n’y trouve aucun mot lisible. Essaie avec un texte, un tableau ou un document.',
}
