import type { accountDeletion as english } from '../en/account-deletion.ts'
import type { Messages } from '../messages.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Hesabın silinsin mi?',
  warning:
    'Bunu geri alamazsın. Kategorilerini de sileriz. Linki olan herkes kartlarınla oynamaya devam eder ama kimse onları düzenleyemez.',
  password: 'Şifren',
  delete: 'Hesabı sil',
  deleted: 'Hesap silindi',
  deletedText: 'Linki olan herkes kartlarınla oynayabilir.',
  failed: 'Hesap silinemedi',
  logInAgain: 'Yeniden giriş yap, sonra hesabı sil.',
}
