import type { offlineFrame as english } from '../en/offline-frame.ts'
import type { Messages } from '../messages.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Tu es hors ligne',
  text: 'On réessaie de charger cette grille toutes les 30 secondes.',
  retry: 'Réessayer',
}
