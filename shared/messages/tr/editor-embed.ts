import type { editorEmbed as english } from '../en/editor-embed.ts'
import type { Messages } from '../messages.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Kartı siteye ekle',
  explanation: 'Canlı kartı bir siteye ya da OBS sahnesine koy. Değişikliklerin orada anında görünür.',
  places: 'Nereye eklenecek',
  website: 'Site',
  stream: 'Yayın (OBS)',
  code: 'Yerleştirme kodu',
  codeCopied: 'Kod kopyalandı',
  codeCopiedText: 'Sayfanda HTML kabul eden yere yapıştır.',
  wordPress: 'WordPress’te bunun yerine kartın linkini tek başına bir satıra koy.',
  copyFailedText: 'Kodu seç ve elle kopyala.',
  colors: 'Renkler',
  schemes: { auto: 'Otomatik', light: 'Açık', dark: 'Koyu' },
  marks: 'Oyuncular kare işaretleyebilir',
  marksHint: 'Kapatırsan kart yalnızca değişikliklerini gösterir.',
  transparent: 'Saydam arka plan',
  transparentHint: 'Kartın çevresinde senin sayfan görünür.',
  link: 'OBS kaynağı için link',
  linkCopied: 'Link kopyalandı',
  linkCopiedText: 'Tarayıcı kaynağının URL alanına yapıştır.',
  steps: (width, height) =>
    `OBS içinde: <path>Kaynaklar, +, Tarayıcı</path>. Linki URL alanına yapıştır, genişliği ${width}, yüksekliği ${height} yap. Duyurduğun her madde yayında görünür.`,
  size: 'Boyut',
  preview: 'Önizleme',
  previewOf: (card) => `Önizleme: ${card}`,
}
