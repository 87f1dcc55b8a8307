import type { Messages } from '../messages.ts'
import type { accountDeletion as english } from '../en/account-deletion.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Je account verwijderen?',
  warning:
    'Dit kun je niet ongedaan maken. We verwijderen ook je categorieën. Iedereen met de link kan je kaarten blijven spelen, maar niemand kan ze nog bewerken.',
  password: 'Je wachtwoord',
  delete: 'Verwijderen',
  deleted: 'Account verwijderd',
  deletedText: 'Iedereen met de link kan je kaarten blijven spelen.',
  failed: 'Account niet verwijderd',
  logInAgain: 'Log opnieuw in en verwijder dan het account.',
}
