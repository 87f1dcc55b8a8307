import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Idioma',
  current: (name) => `Idioma: ${name}`,
  notChecked: 'Tradução ainda sem revisão de falantes nativos.',
  help: '<link>Ajude a gente</link> a melhorar.',
  failed: 'Não deu para mudar o idioma',
}
