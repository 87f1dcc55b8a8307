import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Resim ara',
  pictures: 'Resimler',
  none: 'Bu adda bir resim yok. Başka bir kelime dene.',
  loading: 'Resimler yükleniyor…',
  failed: 'Resimler yüklenemedi. Bağlantını kontrol et, sonra yeniden aç.',
  full: 'Resme yer yok',
  fullText: `Bir kareye ${CELL_MAX_LENGTH} karakter sığar. Önce yazıyı kısalt.`,
  groups: [
    'Yüzler ve duygular',
    'İnsanlar',
    'Hayvanlar ve doğa',
    'Yiyecek ve içecek',
    'Seyahat ve yerler',
    'Etkinlikler',
    'Nesneler',
    'Semboller',
    'Bayraklar',
  ],
}
