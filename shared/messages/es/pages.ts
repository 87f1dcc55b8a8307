import { PRODUCT_NAME } from '#shared/product.ts'
import type { pages as english } from '../en/pages.ts'
import type { Messages } from '../messages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'Haz un cartón de bingo sobre lo que quieras. Envía un enlace. Jueguen juntos, en vivo.',
  picture: `${PRODUCT_NAME}: un cartón de bingo en juego`,
  tooOld: 'Este navegador es demasiado antiguo para jugar. Actualízalo o abre este enlace en otro navegador.',
  card: {
    untitled: 'Cartón de bingo',
    invitation: 'Toca para jugar. Sin cuenta.',
    picture: (title, gridSize) => `${title}, un cartón de bingo de ${gridSize}x${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `Las pocas reglas para hacer cartones, compartirlos y jugar en ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `Qué guarda ${PRODUCT_NAME}, dónde y cuánto tiempo. Tus marcas nunca salen de tu dispositivo.`,
  },
  developers: {
    title: app.developers,
    description: 'Cambia cartones desde un script y síguelos en vivo: la API con ejemplos que funcionan.',
  },
  contact: {
    title: app.contact,
    description: `Quién administra este ${PRODUCT_NAME} y cómo pedir que se retire un cartón.`,
  },
}
