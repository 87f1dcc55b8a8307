import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Idioma',
  current: (name) => `Idioma: ${name}`,
  notChecked: 'Aún no lo revisó ningún hablante nativo.',
  help: '<link>Ayúdanos</link> a mejorarlo.',
  failed: 'No se pudo cambiar el idioma',
}
