import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { app as english } from '../en/app.ts'

export const app: Messages<typeof english> = {
  appearance: 'Darstellung',
  broken: 'Hier ist etwas kaputtgegangen',
  brokenText: 'Das liegt an uns, nicht an dir. Deine Karten und Markierungen sind sicher.',
  categories: 'Kategorien',
  checking: 'Deine Anmeldung wird geprüft',
  contact: 'Kontakt',
  developers: 'Für Entwickler',
  help: 'Hilfe',
  logIn: 'Anmelden',
  menu: 'Menü',
  newCard: 'Neue Karte',
  noId: 'In diesem Link fehlt die Karte.',
  privacy: 'Datenschutz',
  reload: 'Neu laden',
  skip: 'Zum Inhalt',
  terms: 'Nutzungsregeln',
  unreachable: `${PRODUCT_NAME} ist gerade nicht erreichbar. Prüfe deine Verbindung.`,
}
