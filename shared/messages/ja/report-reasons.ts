import type { Messages } from '../messages.ts'
import type { reportReasons as english } from '../en/report-reasons.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: '法律に反している',
  hateful: '人を侮辱したり脅したりしている',
  sexual: '性的な内容である',
  private: '人の個人情報を載せている',
  copyright: 'ほかの人の作品を使っている',
  spam: '広告や詐欺である',
  other: 'その他',
}
