import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Idioma',
  current: (name) => `Idioma: ${name}`,
  notChecked: 'Traducción sin revisar por hablantes nativos.',
  help: '<link>Ayúdanos</link> a mejorarla.',
  failed: 'No se pudo cambiar el idioma',
}
