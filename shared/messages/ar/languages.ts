import type { Messages } from '../messages.ts'
import type { languages as english } from '../en/languages.ts'

export const languages: Messages<typeof english> = {
  title: 'اللغة',
  current: (name) => `اللغة: ${name}`,
  notChecked: 'لم يراجع هذه الترجمة ناطق بالعربية بعد.',
  help: '<link>ساعدونا</link> على تحسينها.',
  failed: 'تعذّر تغيير اللغة',
}
