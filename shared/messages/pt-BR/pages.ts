import { PRODUCT_NAME } from '#shared/product.ts'
import type { pages as english } from '../en/pages.ts'
import type { Messages } from '../messages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'Faça uma cartela de bingo sobre qualquer coisa. Mande um link. Joguem juntos, ao vivo.',
  picture: `${PRODUCT_NAME}: uma cartela de bingo em jogo`,
  tooOld: 'Este navegador é antigo demais para jogar. Atualize-o ou abra este link em outro navegador.',
  card: {
    untitled: 'Cartela de bingo',
    invitation: 'Toque para jogar. Sem conta.',
    picture: (title, gridSize) => `${title}, uma cartela de bingo ${gridSize}x${gridSize}`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `As poucas regras para fazer, compartilhar e jogar cartelas no ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `O que o ${PRODUCT_NAME} guarda, onde e por quanto tempo. Suas marcações nunca saem do seu aparelho.`,
  },
  developers: {
    title: app.developers,
    description: 'Mude cartelas com um script e acompanhe ao vivo: a API, com exemplos que funcionam.',
  },
  contact: {
    title: app.contact,
    description: `Quem cuida deste ${PRODUCT_NAME} e como pedir para tirar uma cartela do ar.`,
  },
}
