import type { offlineFrame as english } from '../en/offline-frame.ts'
import type { Messages } from '../messages.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Sei offline',
  text: 'Riproviamo a caricare questa cartella ogni 30 secondi.',
  retry: 'Riprova ora',
}
