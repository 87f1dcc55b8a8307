import type { Messages } from '../messages.ts'
import type { lists as english } from '../en/lists.ts'

export const lists: Messages<typeof english> = {
  openFile: 'ファイルを開く',
  file: 'リストのファイル',
  notRead: (name) => `「${name}」を読み取れませんでした`,
  unreadable: 'もう一度試すか、リストをコピーして貼り付けてください。',
  tooLarge: 'ファイルが5 MBを超えています。必要な部分をコピーして貼り付けてください。',
  oldOffice:
    'パスワード付きか、古い形式のファイルです。パスワードなしの.xlsx、.docx、.csvで保存し直してください。',
  broken: 'ファイルが壊れています。保存し直すか、リストをコピーして貼り付けてください。',
  noText: '読み取れる文字がありません。テキスト、表、文書のファイルをお試しください。',
}
