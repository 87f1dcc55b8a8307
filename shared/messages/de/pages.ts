import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { pages as english } from '../en/pages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'Mach eine Bingokarte für alles. Schick einen Link. Spielt zusammen, live.',
  picture: `${PRODUCT_NAME}: eine Bingokarte mitten im Spiel`,
  tooOld:
    'Dieser Browser ist zu alt zum Spielen. Aktualisiere ihn oder öffne den Link in einem anderen Browser.',
  card: {
    untitled: 'Bingokarte',
    invitation: 'Antippen und spielen. Ohne Anmeldung.',
    picture: (title: string, gridSize: number) =>
      `${title}, eine Bingokarte mit ${gridSize}x${gridSize} Feldern`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `Die wenigen Regeln fürs Machen, Teilen und Spielen von Karten auf ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `Was ${PRODUCT_NAME} speichert, wo und wie lange. Deine Markierungen verlassen dein Gerät nie.`,
  },
  developers: {
    title: app.developers,
    description:
      'Karten mit einem Skript ändern und ihnen live folgen: die API mit Beispielen, die funktionieren.',
  },
  contact: {
    title: app.contact,
    description: `Wer dieses ${PRODUCT_NAME} betreibt und wie du eine Karte entfernen lässt.`,
  },
}
