import { PRODUCT_NAME } from '#shared/product.ts'
import type { join as english } from '../en/join.ts'
import type { Messages } from '../messages.ts'

export const join: Messages<typeof english> = {
  title: 'Kodun mu var?',
  explanation: 'Oyun sahibinin gösterdiği ya da okuduğu altı rakamı yaz. Kod bir gün geçerli.',
  code: 'Kod',
  play: 'Oyna',
  opening: 'Açılıyor…',
  wrong: 'Bu koda ait bir kart yok. Oyun sahibine sor.',
  ended: 'Bu kodun süresi doldu. Oyun sahibinden yenisini iste.',
  limited: 'Çok fazla yanlış kod. Bir dakika sonra dene.',
  incomplete: 'Altı rakamın hepsini yaz.',
  offline: `${PRODUCT_NAME} ile bağlantı yok. İnternetini kontrol et.`,
  failed: 'Bir şeyler ters gitti. Tekrar dene.',
}
