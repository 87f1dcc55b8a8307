import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Langue',
  current: (name) => `Langue : ${name}`,
  notChecked: 'Traduction pas encore relue par quelqu’un dont c’est la langue.',
  help: '<link>Aide-nous</link> à l’améliorer.',
  failed: 'La langue n’a pas changé',
}
