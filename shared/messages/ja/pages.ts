import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { pages as english } from '../en/pages.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

export const pages: Messages<typeof english> = {
  description: 'どんなことでもビンゴカードに。リンクを1つ送れば、みんなでリアルタイムに遊べます。',
  picture: `${PRODUCT_NAME}：遊んでいる途中のビンゴカード`,
  tooOld:
    'このブラウザーは古いため、遊べません。アップデートするか、別のブラウザーでこのリンクを開いてください。',
  card: {
    untitled: 'ビンゴカード',
    invitation: 'タップで遊べます。ログイン不要。',
    picture: (title, gridSize) => `「${title}」、${gridSize}×${gridSize}のビンゴカード`,
  },
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `${PRODUCT_NAME}でカードを作り、共有し、遊ぶための、短い約束ごと。`,
  },
  privacy: {
    title: app.privacy,
    description: `${PRODUCT_NAME}が何を、どこに、いつまで保存するか。マークはあなたの端末から出ません。`,
  },
  developers: {
    title: app.developers,
    description: 'スクリプトでカードを書き換え、リアルタイムで追うためのAPI。そのまま動く例つき。',
  },
  contact: {
    title: app.contact,
    description: `この${PRODUCT_NAME}の運営者と、カードの公開停止を頼む方法。`,
  },
}
