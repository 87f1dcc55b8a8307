import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Tu es hors ligne',
  text: 'Nous essayons de recharger cette grille toutes les 30 secondes.',
  retry: 'Essayer maintenant',
}
