import type { presentDialogs as english } from '../en/present-dialogs.ts'
import type { Messages } from '../messages.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: 'Maddeleri seslendir',
    sayHint: 'Bu cihazın sesiyle.',
    automatic: 'Otomatik duyuru',
    automaticHint: 'Bu sayfadan çıkınca durur.',
    off: 'Kapalı',
    every: (seconds) => `${seconds} saniyede bir`,
  },
  shortcuts: {
    title: 'Klavye kısayolları',
    clicker: 'Sunum kumandası da çalışır.',
    single: 'Tek tuşlu kısayollar',
    card: { keys: '1, C', effect: 'Kart' },
    code: { keys: '2, Q', effect: 'QR kodu' },
    caller: { keys: '3, L', effect: 'Çekiliş' },
    fullScreen: { keys: 'F', effect: 'Tam ekran; Esc ile çıkılır' },
    next: { keys: 'Boşluk, →, Page Down', effect: 'Sıradaki madde' },
    back: { keys: '←, Page Up', effect: 'Son duyuruyu geri al' },
  },
}
