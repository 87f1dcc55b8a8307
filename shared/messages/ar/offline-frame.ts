import type { Messages } from '../messages.ts'
import type { offlineFrame as english } from '../en/offline-frame.ts'

export const offlineFrame: Messages<typeof english> = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'نحاول تحميل هذه البطاقة من جديد كل 30 ثانية.',
  retry: 'المحاولة الآن',
}
