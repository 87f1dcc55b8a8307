import type { Messages } from '../messages.ts'
import type { languages as english } from '../en/languages.ts'

export const languages: Messages<typeof english> = {
  title: 'Sprache',
  current: (name) => `Sprache: ${name}`,
  notChecked: 'Noch nicht muttersprachlich geprüft.',
  help: '<link>Hilf uns</link>, es besser zu machen.',
  failed: 'Die Sprache wurde nicht gewechselt',
}
