import type { play as english } from '../en/play.ts'
import type { Messages } from '../messages.ts'

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Duyuruldu: ${words}`,
  create: 'Kart yap',
  play: 'Oyna',
  hint: 'Oynarken olan bitenin karesini işaretle.',
  lines: (count) => `${count} sıra`,
  linkGone: 'Oynamaya devam edebilirsin ama link artık çalışmıyor.',
  marked: (count) => `${count} işaretli`,
  number: (cardId) => `No. ${cardId}`,
  oneToGo: 'Son bir kare',
  reset: 'İşaretleri sil',
  resetDone: 'Silindi',
  resetText: 'Bütün işaretler silindi.',
  share: 'Bu kartı paylaş',
  shareText: 'Linki olan herkes bu kartı oynayabilir. İşaretlerini kimse görmez.',
  temporary: 'Geçici kart',
}
