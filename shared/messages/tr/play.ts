import type { play as english } from '../en/play.ts'
import type { Messages } from '../messages.ts'

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Duyuruldu: ${words}`,
  create: 'Kart yap',
  play: 'Oyna',
  hint: 'Bir şey olunca karesini işaretle.',
  lines: (count) => `${count} sıra`,
  linkGone: 'Oynamaya devam edebilirsin ama link artık çalışmıyor.',
  marked: (count) => `${count} işaretli`,
  oneToGo: 'Bir kare kaldı',
  reset: 'İşaretleri sil',
  resetDone: 'İşaretler silindi',
  resetText: 'Kartın yine tertemiz.',
  resetUndone: 'İşaretlerin geri geldi',
  share: 'Bu kartı paylaş',
  shareText: 'Linki olan herkes bu kartla oynayabilir. İşaretlerini kimse görmez.',
  temporary: 'Geçici kart',
}
