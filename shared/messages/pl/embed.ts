import { PRODUCT_NAME } from '#shared/product.ts'
import type { embed as english } from '../en/embed.ts'
import type { Messages } from '../messages.ts'

export const embed: Messages<typeof english> = {
  address: (href) => `Karta jest tutaj: ${href}`,
  called: (count) => `Wywołane: ${count}`,
  failedText: 'Spróbujemy znowu, gdy tylko wróci połączenie.',
  gone: 'Tej karty już nie ma',
  goneText: 'Gospodarz mógł ją usunąć albo link jest niepełny.',
  make: `Zrób kartę na ${PRODUCT_NAME}`,
  notLinked: 'Ta strona nie otwiera linków',
  open: `Otwórz w ${PRODUCT_NAME}`,
  openLabel: `Otwórz w ${PRODUCT_NAME} (w nowej karcie przeglądarki)`,
  picture: 'Obrazek karty',
  playAt: (address) => `Zagraj: ${address}`,
  removedText: 'Zdjęły ją osoby, które prowadzą tę stronę.',
}
