import { PRODUCT_NAME } from '#shared/product.ts'
import type { app as english } from '../en/app.ts'
import type { Messages } from '../messages.ts'

export const app: Messages<typeof english> = {
  appearance: 'Görünüm',
  broken: 'Bu ekranda bir şey bozuldu',
  brokenText: 'Suç bizde, sende değil. Kartların ve işaretlerin güvende.',
  categories: 'Kategoriler',
  checking: 'Girişine bakılıyor',
  contact: 'İletişim',
  developers: 'Geliştiriciler için',
  help: 'Yardım',
  logIn: 'Giriş yap',
  menu: 'Menü',
  newCard: 'Yeni kart',
  noId: 'Linkte kartın numarası yok.',
  privacy: 'Gizlilik',
  reload: 'Yenile',
  skip: 'İçeriğe geç',
  terms: 'Koşullar',
  unreachable: `Şu an ${PRODUCT_NAME} ile bağlantı yok. İnternetini kontrol et.`,
}
