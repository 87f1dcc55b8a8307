import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Język',
  current: (name) => `Język: ${name}`,
  notChecked: 'Nikt, dla kogo to język ojczysty, jeszcze tego nie sprawdził.',
  help: '<link>Pomóż nam</link> go poprawić.',
  failed: 'Nie udało się zmienić języka',
}
