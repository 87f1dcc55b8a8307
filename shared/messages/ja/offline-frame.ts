import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'オフラインです',
  text: '30秒ごとに、自動でもう一度読み込みます。',
  retry: 'いますぐ試す',
}
