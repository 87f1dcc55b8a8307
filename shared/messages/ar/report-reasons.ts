import type { Messages } from '../messages.ts'
import type { reportReasons as english } from '../en/report-reasons.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'تخالف القانون',
  hateful: 'تهين أشخاصًا أو تهددهم',
  sexual: 'محتوى جنسي',
  private: 'تكشف بيانات خاصة بأحدهم',
  copyright: 'تستخدم عمل شخص آخر',
  spam: 'إعلان أو خدعة',
  other: 'سبب آخر',
}
