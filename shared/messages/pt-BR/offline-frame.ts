import type { offlineFrame as english } from '../en/offline-frame.ts'
import type { Messages } from '../messages.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'Você está sem conexão',
  text: 'Vamos tentar carregar esta cartela de novo a cada 30 segundos.',
  retry: 'Tentar agora',
}
