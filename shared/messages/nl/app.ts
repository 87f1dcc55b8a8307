import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { app as english } from '../en/app.ts'

export const app: Messages<typeof english> = {
  appearance: 'Weergave',
  broken: 'Er ging hier iets stuk',
  brokenText: 'Dat ligt aan ons, niet aan jou. Je kaarten en markeringen zijn veilig.',
  categories: 'Categorieën',
  checking: 'Even kijken of je bent ingelogd',
  contact: 'Contact',
  developers: 'Voor ontwikkelaars',
  help: 'Hulp',
  logIn: 'Inloggen',
  menu: 'Menu',
  newCard: 'Nieuwe kaart',
  noId: 'In deze link ontbreekt de kaart.',
  privacy: 'Privacy',
  reload: 'Opnieuw laden',
  skip: 'Naar de inhoud',
  terms: 'Voorwaarden',
  unreachable: `${PRODUCT_NAME} is nu niet bereikbaar. Check je verbinding.`,
}
