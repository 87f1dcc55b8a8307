import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Dil',
  current: (name) => `Dil: ${name}`,
  notChecked: 'Ana dili Türkçe olan biri bu çeviriye henüz bakmadı.',
  help: 'Daha iyi olması için <link>bize yardım et</link>.',
  failed: 'Dil değiştirilemedi',
}
