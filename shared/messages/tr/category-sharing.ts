import { PRODUCT_NAME } from '#shared/product.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import type { Messages } from '../messages.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Kategoriyi paylaş',
  text: 'Linki olan herkes bu kategoriyi görür, ondan kart yapar.',
  ownerText:
    'Linki olan herkes bu kategoriyi görür, ondan kart yapar. Yalnızca aşağıda eklediklerin kopyalayabilir ya da düzenleyebilir.',
  link: 'Bu kategorinin linki',
  linkFailedTitle: 'Link kopyalanamadı',
  linkFailed: 'Linki elle kopyala.',
  shareText: (name) => `${PRODUCT_NAME} üzerinde “${name}”`,

  copy: 'Kategorilerime kopyala',
  copying: 'Kopyalanıyor…',
  copied: 'Kategori kopyalandı',
  copiedText: (name) => `“${name}” artık kategorilerinin arasında.`,
  copyFailed: 'Kategori kopyalanamadı',
  logIn: 'Kopyalamak için giriş yap',

  people: 'Kişilerle paylaş',
  username: 'Kullanıcı adı',
  usernameHint: 'Herkesin profil ayarlarında yazar. Ya da yukarıdaki linki göndermen yeter.',
  access: 'Erişim',
  accessLabel: (person) => `Erişim: ${person}`,
  levels: { view: 'Gör', copy: 'Kopya', edit: 'Düzenle' },
  explained: {
    view: '<level>Gör:</level> kategorilerinin arasında çıkar',
    copy: '<level>Kopya:</level> kendine kopyasını da yapabilir',
    edit: '<level>Düzenle:</level> madde de ekler, değiştirir ve siler',
  },
  sharing: 'Paylaşılıyor…',
  shared: 'Kategori paylaşıldı',
  sharedText: (person) => `“${person}” artık bunu kategorilerinin arasında görür.`,
  shareFailed: 'Paylaşılamadı',

  sharedWith: 'Erişimi olanlar',
  nobody: 'Şimdilik yalnız sen.',
  changeFailed: 'Erişim değiştirilemedi',
  remove: 'Çıkar',
  removeLabel: (person) => `Çıkar: ${person}`,
  removed: 'Çıkarıldı',
  removedText: (person) => `${person} artık erişemez.`,
  removeFailed: 'Erişim kaldırılamadı',
  restored: (person) => `${person} yeniden erişebilir.`,
}
