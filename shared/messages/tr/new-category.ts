import type { newCategory as english } from '../en/new-category.ts'
import type { Messages } from '../messages.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Yeni kategori',
  form: 'Yeni kategori',
  name: 'Ad',
  description: 'Açıklama (isteğe bağlı)',
  items: 'Maddeler (isteğe bağlı)',
  itemsHint: (shortest, longest, lines) =>
    `Her satıra bir tane, her biri ${shortest} ile ${longest} karakter arası, en çok ${lines} satır.`,
  itemsExample: '“Sesin kapalı kalmış”\nÜst kat tadilata başlar',
  create: 'Kategori oluştur',
  creating: 'Oluşturuluyor…',
  created: 'Kategori oluşturuldu',
  failed: 'Kategori oluşturulamadı',
}
