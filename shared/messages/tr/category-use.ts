import type { categoryUse as english } from '../en/category-use.ts'
import type { Messages } from '../messages.ts'

export const categoryUse: Messages<typeof english> = {
  title: 'Kart yap',
  text: '“<name></name>” kategorisinden doldurulmuş yeni bir kart.',
  add: (count) => `Kart yapmak için ${count} madde daha ekle.`,
  needs: (count) => `Bir kart için ${count} madde daha gerek.`,
  gridSize: 'Izgara boyutu',
  freeSpace: 'Ortada joker kare',
  freeSpaceHint: 'Yalnızca 5x5 kartta',
  count: 'Kaç maddeden çekilsin',
  countHint: (least, most) => `Rastgele çekilecek madde sayısı: ${least} ile ${most} arası.`,
  wrongCount: (least, most) => `${least} ile ${most} arasında bir sayı yaz`,
  guest: 'Giriş yapmadığın için kart bu tarayıcıda kalır.',
  create: 'Kart yap',
  creating: 'Yapılıyor…',

  created: 'Kart hazır',
  createdText: (category) => `“${category}” kategorisinden yapıldı.`,
  play: 'Oyna',
  failed: 'Kart yapılamadı',
}
