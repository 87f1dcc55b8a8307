import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Sei offline',
  text: 'Proviamo a ricaricare questa cartella ogni 30 secondi.',
  retry: 'Prova ora',
}
