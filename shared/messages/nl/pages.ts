import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { pages as english } from '../en/pages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'Maak een bingokaart voor van alles. Stuur één link. Speel samen, live.',
  picture: `${PRODUCT_NAME}: een bingokaart tijdens het spelen`,
  tooOld: 'Deze browser is te oud om te spelen. Werk hem bij of open deze link in een andere browser.',
  card: {
    untitled: 'Bingokaart',
    invitation: 'Tik en speel. Zonder inloggen.',
    picture: (title: string, gridSize: number) => `${title}, een bingokaart van ${gridSize}x${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `Een paar regels voor het maken, delen en spelen van kaarten op ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `Wat ${PRODUCT_NAME} bewaart, waar en hoelang. Je markeringen verlaten je apparaat nooit.`,
  },
  developers: {
    title: app.developers,
    description: 'Wijzig kaarten vanuit een script en volg ze live: de API met voorbeelden die werken.',
  },
  contact: {
    title: app.contact,
    description: `Wie deze ${PRODUCT_NAME} beheert en hoe je een kaart laat weghalen.`,
  },
}
