import { TRASH_DAYS } from '#shared/product.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import type { Messages } from '../messages.ts'

const RESTORABLE = ` ${TRASH_DAYS} gün boyunca, Kategorilerim sayfasının sonundaki çöp kutusundan geri getirebilirsin.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Madde ekle',
    how: 'Nasıl eklensin',
    single: 'Tek tek',
    bulk: 'Liste olarak',
    eachLine: 'Her satırı ayrı madde yap',
    items: 'Maddeler',
    itemsHint: 'Her satıra bir tane. Birinde sorun varsa hiçbir şey eklenmeden gösteririz.',
    none: 'En az bir satır yaz',
    add: 'Madde ekle',
    adding: 'Ekleniyor…',
  },

  item: {
    title: 'Maddeyi düzenle',
    content: 'Madde',
    tags: 'Etiketler (isteğe bağlı)',
    tagsHint: (most) => `En çok ${most} tane, virgülle ayır: hayvanlar, klasik`,
    wrongTags: 'Etiketlere bak',
    source: 'Kaynak (isteğe bağlı)',
    sourceHint: 'Bir kitap, bir dizi, bir kişi',
    failed: 'Madde kaydedilemedi',
    deleted: 'Sen düzenlerken biri bu maddeyi sildi. Yazdıkların hâlâ burada.',
    addAsNew: 'Yeni olarak ekle',
  },

  edit: {
    title: 'Kategoriyi düzenle',
    name: 'Ad',
    description: 'Açıklama (isteğe bağlı)',
    failed: 'Kategori kaydedilemedi',
    saved: 'Kategori güncellendi',
    savedText: (name) => `“${name}” kaydedildi.`,
    delete: 'Kategoriyi sil',
  },

  save: 'Kaydet',
  replaced: (words) => `Başka bir yerde yapılan değişikliğin yerine geçti: “${words}”`,
  charactersLeft: (count) => `${count} karakter kaldı`,
  charactersOver: (count) => `${count} karakter fazla`,

  delete: {
    title: 'Emin misin?',
    warning: (name) => `“${name}” kategorisi herkes için silinir.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      `“${name}” kategorisi, ${count} maddesiyle birlikte herkes için silinir.${RESTORABLE}`,
    delete: 'Sil',
    deleted: 'Kategori silindi',
    deletedText: (name) => `“${name}” kategorisini sildin.`,
    failed: 'Kategori silinemedi',
  },

  leave: {
    title: 'Bu kategoriden ayrılıyor musun?',
    warning: (name, owner) =>
      `“${name}” listenden çıkar, ${owner} tarafından verilen erişim biter. Linkle yine açılır.`,
    leave: 'Ayrıl',
    leaving: 'Ayrılınıyor…',
    left: 'Listenden çıkarıldı',
    leftText: (name) => `“${name}” kategorisinden ayrıldın.`,
    failed: 'Kategoriden ayrılamadın',
  },
}
