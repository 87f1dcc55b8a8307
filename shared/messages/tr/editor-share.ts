import type { editorShare as english } from '../en/editor-share.ts'
import type { Messages } from '../messages.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Kartı paylaş',
  explanation: 'Linki olan herkes oynar. Hesap gerekmez. Değişikliklerini anında görürler.',
  copyExplanation: 'Linki olan herkesin oynayacak kendi kopyası olur. Hesap gerekmez.',
  qr: 'QR kodu',
  code: 'Oyun kodu',
  present: 'Büyük ekran',
  playNow: 'Hemen oyna',
  long: 'Bazı sohbet uygulamaları bu kadar uzun bir linki keser. Kısa bir link için kaydol.',
  goLive: 'Değişikliklerini herkes görsün mü? Kaydet, bu link canlansın.',

  onlyHere: 'Bu cihazda ve linkinde',

  more: 'Diğer',
  embed: 'Site ve OBS',
  coHosts: 'Yardımcılar',
  shareOn: (site) => `Burada paylaş: ${site} (yeni pencerede)`,

  typeCode: (site) => `Bu kodu şuraya yaz: <b>${site}</b>`,
  codeLasts: 'Bir gün geçerli.',
  gettingCode: 'Alınıyor…',
}
