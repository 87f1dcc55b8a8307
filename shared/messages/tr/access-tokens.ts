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
}
