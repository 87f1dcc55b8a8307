import { PRODUCT_NAME } from '#shared/product.ts'
import type { pages as english } from '../en/pages.ts'
import type { Messages } from '../messages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'Her şey için bir bingo kartı yap. Tek bir link gönder. Birlikte, canlı oynayın.',
  picture: `${PRODUCT_NAME}: oyundaki bir bingo kartı`,
  tooOld: 'Bu tarayıcı oynamak için çok eski. Tarayıcıyı güncelle ya da bu linki başka bir tarayıcıda aç.',
  card: {
    untitled: 'Bingo kartı',
    invitation: 'Dokun ve oyna. Giriş gerekmez.',
    picture: (title, gridSize) => `${title}, ${gridSize}x${gridSize} bingo kartı`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `${PRODUCT_NAME} ile kart yapmanın, paylaşmanın ve oynamanın birkaç kuralı.`,
  },
  privacy: {
    title: app.privacy,
    description: `${PRODUCT_NAME} neyi, nerede, ne kadar saklar. İşaretlerin cihazından hiç çıkmaz.`,
  },
  developers: {
    title: app.developers,
    description: 'Kartları bir scriptle değiştir, canlı izle: çalışan örneklerle API.',
  },
  contact: {
    title: app.contact,
    description: `Bu ${PRODUCT_NAME} kimin ve bir kart nasıl yayından kaldırılır.`,
  },
}
