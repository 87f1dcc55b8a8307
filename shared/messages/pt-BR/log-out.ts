import type { logOut as english } from '../en/log-out.ts'
import type { Messages } from '../messages.ts'

export const logOut: Messages<typeof english> = {
  done: 'Você saiu da conta',
  doneText: 'Até a próxima!',
  failed: 'Não deu para sair',
}
