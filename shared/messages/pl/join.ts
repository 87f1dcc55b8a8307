import { PRODUCT_NAME } from '#shared/product.ts'
import type { join as english } from '../en/join.ts'
import type { Messages } from '../messages.ts'

export const join: Messages<typeof english> = {
  title: 'Masz kod?',
  explanation: 'Wpisz sześć cyfr, które pokazuje lub czyta gospodarz. Kod działa przez dobę.',
  code: 'Kod',
  play: 'Graj',
  opening: 'Otwieram…',
  wrong: 'Żadna karta nie ma takiego kodu. Zapytaj gospodarza.',
  ended: 'Ten kod wygasł. Poproś gospodarza o nowy.',
  limited: 'Za dużo błędnych kodów. Spróbuj za minutę.',
  incomplete: 'Wpisz wszystkie sześć cyfr.',
  offline: `Brak połączenia z ${PRODUCT_NAME}. Sprawdź sieć.`,
  failed: 'Coś poszło nie tak. Spróbuj jeszcze raz.',
}
