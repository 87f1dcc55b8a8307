import type { logOut as english } from '../en/log-out.ts'
import type { Messages } from '../messages.ts'

export const logOut: Messages<typeof english> = {
  done: 'Çıkış yapıldı',
  doneText: 'Yine bekleriz!',
  failed: 'Çıkış yapılamadı',
}
