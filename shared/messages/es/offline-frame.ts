import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Sin conexión',
  text: 'Intentaremos cargar este cartón de nuevo cada 30 segundos.',
  retry: 'Intentar ahora',
}
