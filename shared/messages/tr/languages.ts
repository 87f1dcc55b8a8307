import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Dil',
  current: (name) => `Dil: ${name}`,
  notChecked: 'Bu çeviriye ana dili olan biri daha bakmadı.',
  help: 'Güzelleştirmek için <link>bize yardım et</link>.',
  failed: 'Dil değiştirilemedi',
}
