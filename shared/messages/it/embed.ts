import { PRODUCT_NAME } from '#shared/product.ts'
import type { embed as english } from '../en/embed.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const embed: Messages<typeof english> = {
  address: (href) => `La cartella è qui: ${href}`,
  called: (count) => plural(count, { one: `${count} chiamata`, other: `${count} chiamate` }),
  failedText: 'Riproviamo appena torni online.',
  gone: 'Questa cartella non c’è più',
  goneText: 'Forse l’host l’ha eliminata, o il link è incompleto.',
  make: `Crea una cartella su ${PRODUCT_NAME}`,
  notLinked: 'Questa pagina non può aprire link',
  open: `Apri in ${PRODUCT_NAME}`,
  openLabel: `Apri in ${PRODUCT_NAME} (si apre in una nuova scheda)`,
  picture: 'Un’immagine della cartella',
  playAt: (address) => `Gioca: ${address}`,
  removedText: 'Chi gestisce questo sito l’ha rimossa.',
}
