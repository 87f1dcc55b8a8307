import type { accessTokens as english } from '../en/access-tokens.ts'
import type { Messages } from '../messages.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Bir scriptin ya da botun kartlarını okumasına ya da değiştirmesine izin ver. <link>Nasıl çalıştığına bak</link>. Şifreni değiştirince ya da diğer cihazlardan çıkınca tokenlar geçersiz olur.',
  failed: 'Tokenların yüklenmedi.',
  full: (count) => `${count} tokenın var. Yenisine yer açmak için birini sil.`,
  new: 'Yeni token',

  scopes: {
    'cards:read': 'Kartları okur',
    'cards:write': 'Kartları okur ve değiştirir',
  },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Hiç kullanılmadı',
  lastUsed: (day) => `Son kullanım: ${day}`,
  expired: (day) => `Süresi doldu: ${day}`,
  expires: (day) => `Son gün: ${day}`,

  deleteLabel: (name) => `Sil: ${name}`,
  deleteTitle: (name) => `“${name}” silinsin mi?`,
  deleteWarning: 'Onu kullanan scriptler ve botlar anında durur.',
  delete: 'Tokenı sil',
  deleted: (name) => `“${name}” artık çalışmıyor.`,
  deleteFailed: 'Token silinemedi',

  newToken: {
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
  },
}
