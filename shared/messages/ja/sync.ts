import type { Messages } from '../messages.ts'
import type { sync as english } from '../en/sync.ts'

export const sync: Messages<typeof english> = {
  temporary: '一時保存のカード',
  notCalled: (word) => `発表できませんでした：「${word}」`,
  roundIsOver: '次のラウンドが始まりました。',
}
