import { categoryItems } from './category-items.ts'
import { app } from './app.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { pages as english } from '../en/pages.ts'
import type { Messages } from '../messages.ts'

export const pages: Messages<typeof english> = {
  description: 'Crea una cartella del bingo su qualsiasi cosa. Manda un link. Giocate insieme, in diretta.',
  picture: `${PRODUCT_NAME}: una cartella del bingo a metà partita`,
  tooOld: 'Questo browser è troppo vecchio per giocare. Aggiornalo o apri questo link in un altro browser.',
  card: {
    untitled: 'Cartella del bingo',
    invitation: 'Tocca per giocare. Senza account.',
    picture: (title, gridSize) => `${title}, una cartella del bingo ${gridSize}x${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `Le poche regole per creare, condividere e giocare su ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `Che cosa conserva ${PRODUCT_NAME}, dove e per quanto. Le tue caselle segnate non lasciano mai il dispositivo.`,
  },
  developers: {
    title: app.developers,
    description: 'Modifica le cartelle da uno script e seguile in diretta: l’API, con esempi che funzionano.',
  },
  contact: {
    title: app.contact,
    description: `Chi gestisce questo ${PRODUCT_NAME}, e come far rimuovere una cartella.`,
  },
}
