import type { Messages } from '../messages.ts'
import type { logOut as english } from '../en/log-out.ts'

export const logOut: Messages<typeof english> = {
  done: 'تم الخروج',
  doneText: 'سُجّل خروجك من حسابك',
  failed: 'تعذّر الخروج',
}
