import { PRODUCT_NAME } from '#shared/product.ts'
import type { embed as english } from '../en/embed.ts'
import type { Messages } from '../messages.ts'

export const embed: Messages<typeof english> = {
  address: (href) => `Kart burada: ${href}`,
  called: (count) => `${count} duyuruldu`,
  failedText: 'İnternet gelir gelmez yeniden deneriz.',
  gone: 'Bu kart artık yok',
  goneText: 'Oyun sahibi silmiş olabilir ya da link eksiktir.',
  make: `${PRODUCT_NAME} ile kart yap`,
  notLinked: 'Bu sayfada linkler açılmıyor',
  open: `${PRODUCT_NAME} içinde aç`,
  openLabel: `${PRODUCT_NAME} içinde aç (yeni sekmede)`,
  picture: 'Kartın resmi',
  playAt: (address) => `Oyna: ${address}`,
  removedText: 'Bu siteyi yönetenler yayından kaldırdı.',
}
