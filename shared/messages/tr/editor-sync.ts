import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'Gördüğünü, kendi linki olan yeni bir kart olarak kaydedebilirsin.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Çıkış yapılmış',
  signedOutText: 'Değişikliklerin burada güvende. Kaydetmek için giriş yap.',
  losses: {
    deleted: { title: 'Bu kart silindi', text: asNew },
    gone: { title: 'Bu kart artık sunucuda yok', text: asNew },
    foreign: { title: 'Bu kart başka bir hesabın', text: asNew },
    removed: {
      title: 'Bu kartı artık düzenleyemezsin',
      text: `Kartın sahibi seni yardımcılıktan çıkardı ya da hesabını sildi. ${asNew}`,
    },
  },
  asNew: 'Yeni olarak kaydet',
}
