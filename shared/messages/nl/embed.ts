import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { embed as english } from '../en/embed.ts'

export const embed: Messages<typeof english> = {
  address: (href: string) => `De kaart staat op ${href}`,
  called: (count: number) => `${count} omgeroepen`,
  failedText: 'We proberen het weer zodra je online bent.',
  gone: 'Deze kaart is weg',
  goneText: 'Misschien heeft de host hem verwijderd, of is de link niet compleet.',
  make: `Maak een kaart op ${PRODUCT_NAME}`,
  notLinked: 'Deze pagina kan geen links openen',
  open: `Openen in ${PRODUCT_NAME}`,
  openLabel: `Openen in ${PRODUCT_NAME} (in een nieuw tabblad)`,
  picture: 'Een plaatje van de kaart',
  playAt: (address: string) => `Speel mee: ${address}`,
  removedText: 'De beheerders van deze site hebben hem weggehaald.',
}
