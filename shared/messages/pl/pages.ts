import { PRODUCT_NAME } from '#shared/product.ts'
import type { pages as english } from '../en/pages.ts'
import type { Messages } from '../messages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'Zrób kartę bingo na każdą okazję. Wyślij jeden link. Grajcie razem, na żywo.',
  picture: `${PRODUCT_NAME}: karta bingo w grze`,
  tooOld: 'Ta przeglądarka jest za stara do gry. Zaktualizuj ją albo otwórz ten link w innej przeglądarce.',
  card: {
    untitled: 'Karta bingo',
    invitation: 'Stuknij i graj. Bez logowania.',
    picture: (title, gridSize) => `${title}, karta bingo ${gridSize}x${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `Kilka zasad tworzenia, udostępniania i grania w ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `Co ${PRODUCT_NAME} przechowuje, gdzie i jak długo. Twoje zaznaczenia nie opuszczają urządzenia.`,
  },
  developers: {
    title: app.developers,
    description: 'Zmieniaj karty ze skryptu i śledź je na żywo: API z działającymi przykładami.',
  },
  contact: {
    title: app.contact,
    description: `Kto prowadzi ten ${PRODUCT_NAME} i jak zgłosić kartę do usunięcia.`,
  },
}
