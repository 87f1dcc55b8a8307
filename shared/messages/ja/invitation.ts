import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { invitation as english } from '../en/invitation.ts'

export const invitation: Messages<typeof english> = {
  title: 'いっしょに盛り上げよう',
  opening: '招待を開いています',
  incomplete: 'リンクが途中で切れています',
  incompleteText: 'ホストにもう一度送ってもらいましょう。',
  invited: '招待が届いています',
  offer:
    '<name></name>さんが、このカードをいっしょに編集しようと招待しています。編集は、遊んでいるみんなの画面にすぐ反映されます。所有者はいつでも取り消せます。',
  accept: '招待を受ける',
  justPlay: '遊ぶだけにする',
  accepted: '共同ホストになりました',
  acceptedText: 'マイカードの「共有されたカード」に入っています。',
  already: 'このカードを編集できます',
  alreadyText: (card) => `「${card}」では、もうホストになっています。`,
  openEditor: '編集画面を開く',
  missingText: 'ホストが削除したか、リンクが途中で切れているようです。',
  refused: '共同ホストになれません',
  ended: 'この招待はもう使えません。ホストに新しいリンクを頼んでください。',
  full: `このカードの共同ホストはもう${CO_HOSTS_PER_CARD}人います。ホストに空きを作ってもらいましょう。`,
  play: 'カードで遊ぶ',
  failed: '招待を開けませんでした',
}
