import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Joker resmi',
  url: 'Resmin URL adresi',
  hint: 'Adres http:// ya da https:// ile başlamalı, resim 1 MB altında ve kare olmalı. En iyisi saydam bir PNG.',
  privacy: 'Resmin durduğu site, oyuncuların IP adreslerini görebilir.',
  remove: 'Resmi kaldır',
  set: 'Resmi koy',
  removed: 'Resim kaldırıldı',
  removedText: 'Joker karede artık resim yok.',
  updated: 'Resim kondu',
  updatedText: 'Joker karenin resmi yenilendi.',
  missing: 'Resim adresi yok',
  missingText: 'Bir resim adresi yaz ya da “Resmi kaldır” düğmesine bas.',
  broken: 'Resimde sorun var',
  previewAlt: 'Joker karenin önizlemesi',
  preview: {
    none: 'Resim yok: karede JOKER yazar.',
    loading: 'Önizleme yükleniyor…',
    ready: 'Oyuncular böyle görecek.',
    failed: 'Bu adresten resim yüklenemedi.',
  },
}
