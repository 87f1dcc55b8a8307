import type { lists as english } from '../en/lists.ts'
import type { Messages } from '../messages.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Apri un file',
  file: 'File con una lista',
  notRead: (name) => `“${name}” non si può leggere`,
  unreadable: 'Riprova, oppure copia la lista e incollala.',
  tooLarge: 'Il file supera i 5 MB. Copia la parte che ti serve e incollala.',
  oldOffice: 'Il file ha una password o un vecchio formato. Salvalo senza password come .xlsx, .docx o .csv.',
  broken: 'Il file è danneggiato. Salvalo di nuovo, oppure copia la lista e incollala.',
  noText: 'Non ci abbiamo trovato parole leggibili. Prova con un testo, una tabella o un documento.',
}
