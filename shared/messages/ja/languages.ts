import type { Messages } from '../messages.ts'
import type { languages as english } from '../en/languages.ts'

export const languages: Messages<typeof english> = {
  title: '言語',
  current: (name) => `言語：${name}`,
  notChecked: '日本語のネイティブによる確認はまだです。',
  help: '改善に<link>ご協力ください</link>。',
  failed: '言語を切り替えられませんでした',
}
