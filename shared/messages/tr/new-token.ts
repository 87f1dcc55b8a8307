import type { newToken as english } from '../en/new-token.ts'
import type { Messages } from '../messages.ts'

export const newToken: Messages<typeof english> = {
  name: 'Ad',
  nameHint: 'Ne için olduğunu yaz, “Skor botu” gibi',
  access: 'Erişim',
  expiresIn: 'Süresi',
  days: { 7: '7 gün', 30: '30 gün', 90: '90 gün', 365: 'Bir yıl' },
  create: 'Token oluştur',
  creating: 'Oluşturuluyor…',
  failed: 'Token oluşturulamadı',

  copyTitle: 'Tokenını kopyala',
  copyWarning: 'Bir daha gösteremeyiz. Şifre gibi sakla: kimin elindeyse kullanabilir.',
  token: (name) => `Token: ${name}`,
  copied: 'Token kopyalandı',
  copyByHand: 'Tokenı seç ve elle kopyala.',
  done: 'Tamam',
}
