import { PRODUCT_NAME } from '#shared/product.ts'
import type { app as english } from '../en/app.ts'
import type { Messages } from '../messages.ts'

export const app: Messages<typeof english> = {
  appearance: 'Wygląd',
  broken: 'Coś się tu zepsuło',
  brokenText: 'To nasza wina, nie twoja. Twoje karty i zaznaczenia są bezpieczne.',
  categories: 'Kategorie',
  checking: 'Sprawdzam logowanie',
  contact: 'Kontakt',
  developers: 'Dla programistów',
  help: 'Pomoc',
  logIn: 'Zaloguj się',
  menu: 'Menu',
  newCard: 'Nowa karta',
  noId: 'W linku brakuje numeru karty.',
  privacy: 'Prywatność',
  reload: 'Odśwież',
  skip: 'Przejdź do treści',
  terms: 'Regulamin',
  unreachable: `Nie możemy połączyć się z ${PRODUCT_NAME}. Sprawdź połączenie.`,
}
