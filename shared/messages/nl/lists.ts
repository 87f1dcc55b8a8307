import type { Messages } from '../messages.ts'
import type { lists as english } from '../en/lists.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Bestand openen',
  file: 'Bestand met een lijst',
  notRead: (name: string) => `“${name}” is niet te lezen`,
  unreadable: 'Probeer het nog eens, of kopieer de lijst en plak die.',
  tooLarge: 'Het bestand is groter dan 5 MB. Kopieer het deel dat je nodig hebt en plak dat.',
  oldOffice:
    'Het bestand heeft een wachtwoord of een oud formaat. Sla het zonder wachtwoord op als .xlsx, .docx of .csv.',
  broken: 'Het bestand is beschadigd. Sla het nog eens op, of kopieer de lijst en plak die.',
  noText: 'We vinden er geen leesbare woorden in. Probeer een tekst, een tabel of een document.',
}
