import { MAX_EXTRA } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: '予備のお題',
  titleOf: (words) => `予備のお題（${words}）`,
  addFirst: '予備のお題を追加',
  explanation:
    '自分だけのカードを引いた人には、ここからもお題が配られます。発表役は、ここのお題もすべて発表します。',
  showAll: (words) => `${words}個すべて表示`,
  called: '発表済み',
  callOne: (word) => `発表する：${word}`,
  takeBackOne: (word) => `発表を取り消す：${word}`,
  put: 'カードに載せる',
  putOne: (word) => `カードに載せる：${word}`,
  remove: (word) => `削除：${word}`,
  removed: (word) => `「${word}」を削除しました`,
  add: '追加',
  addWord: 'お題を追加',
  blank: 'お題を入力してください。',
  onCard: (word) => `「${word}」はもうカードにあります。`,
  inList: (word) => `「${word}」はもうリストにあります。`,
  full: `予備のお題は、1枚のカードに${MAX_EXTRA}個までです。`,
  noRoom: 'お題が多すぎます。短くするか、いくつか減らしてください。',
}
