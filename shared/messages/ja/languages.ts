import type { Messages } from '../messages.ts'
import type { languages as english } from '../en/languages.ts'

export const languages: Messages<typeof english> = {
  title: '言語',
  current: (name) => `言語：${name}`,
  notChecked: 'この翻訳は、まだネイティブの確認を受けていません。',
  help: '改善に<link>ご協力ください</link>。',
  failed: '言語を切り替えられませんでした',
}
