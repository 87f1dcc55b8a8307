import { MAX_EXTRA } from '#shared/product.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import type { Messages } from '../messages.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Ek maddeler',
  titleOf: (words) => `Ek maddeler (${words})`,
  addFirst: 'Daha çok madde ekle',
  explanation: 'Kendi kartı olan oyunculara bunlardan bazıları çıkar, çekilişte ise hepsi duyurulur.',
  showAll: (words) => `Hepsini göster (${words})`,
  called: 'duyuruldu',
  callOne: (word) => `Duyur: ${word}`,
  takeBackOne: (word) => `Geri al: ${word}`,
  put: 'Karta koy',
  putOne: (word) => `Karta koy: ${word}`,
  remove: (word) => `Çıkar: ${word}`,
  removed: (word) => `Çıkarıldı: “${word}”`,
  add: 'Ekle',
  addWord: 'Madde ekle',
  blank: 'Önce bir madde yaz.',
  onCard: (word) => `“${word}” zaten kartta.`,
  inList: (word) => `“${word}” zaten listede.`,
  full: `Bir kartta en çok ${MAX_EXTRA} ek madde olur.`,
  noRoom: 'Maddeler çok yer tutuyor. Kısalt ya da birkaçını çıkar.',
}
