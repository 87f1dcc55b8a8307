import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { coHosts as english } from '../en/co-hosts.ts'
import type { Messages } from '../messages.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Yardımcılar',
  explanation: `En çok ${CO_HOSTS_PER_CARD} kişi bu kartı seninle canlı düzenleyebilir. Kartı silemez, başkasını davet edemezler.`,
  username: 'Kullanıcı adı',
  usernameHint: 'Herkesin profil ayarlarında yazar.',
  add: 'Ekle',
  adding: 'Ekleniyor…',
  added: 'Yardımcı eklendi',
  addedText: (name) => `${name} bu kartı kartlarının arasında bulur.`,
  addFailed: 'Yardımcı eklenemedi',
  yours: 'Yardımcıların',
  none: 'Şimdilik yalnız sen.',
  remove: 'Çıkar',
  removeOne: (name) => `Çıkar: ${name}`,
  removed: (name) => `${name} artık bu kartı düzenleyemez.`,
  removedWithLink: (name) => `${name} artık bu kartı düzenleyemez. Davet linki de kapatıldı.`,
  removeFailed: 'Yardımcı çıkarılamadı',

  link: 'Davet linki',
  linkEnded: 'Davet linki de kapatıldı.',
  linkHint: 'Onu açıp giriş yapan herkes yardımcı olur.',
  linkMade: 'Onu açıp giriş yapan herkes yardımcı olur. Şimdi kopyala: bir daha gösteremeyiz.',
  linkKept: (date) =>
    `${date} tarihli linkin hâlâ çalışıyor ama bir daha gösteremeyiz. Yeni bir link onun yerine geçer.`,
  makeLink: 'Link oluştur',
  newLink: 'Yeni link',
  making: 'Oluşturuluyor…',
  makeFailed: 'Link oluşturulamadı',
  turnOff: 'Kapat',
  turningOff: 'Kapatılıyor…',
  turnOffFailed: 'Link kapatılamadı',
  linkCopiedText: 'Yardımcına gönder.',
  copyFailed: 'Link kopyalanamadı',
  copyFailedText: 'Linki elle kopyala.',

  leaveTitle: 'Yardımcılıktan ayrılıyor musun?',
  leaveText: (card) => `“${card}” kartını artık düzenleyemezsin. Oynamaya devam edebilirsin.`,
  leave: 'Ayrıl',
  leaving: 'Ayrılınıyor…',
  left: 'Yardımcılıktan ayrıldın',
  leftText: (card) => `“${card}” kartıyla oynamaya devam edebilirsin.`,
  leaveFailed: 'Yardımcılıktan ayrılamadın',
}
