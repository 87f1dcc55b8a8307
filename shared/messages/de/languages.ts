import type { Messages } from '../messages.ts'
import type { languages as english } from '../en/languages.ts'

export const languages: Messages<typeof english> = {
  title: 'Sprache',
  current: (name) => `Sprache: ${name}`,
  notChecked: 'Noch nicht von Muttersprachlern gegengelesen.',
  help: '<link>Hilf uns</link>, die Übersetzung zu verbessern.',
  failed: 'Die Sprache wurde nicht gewechselt',
}
