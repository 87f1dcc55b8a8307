import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'オフラインです',
  text: '30秒ごとにこのカードの再読み込みを試します。',
  retry: '今すぐ試す',
}
