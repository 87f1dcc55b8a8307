import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Język',
  current: (name) => `Język: ${name}`,
  notChecked: 'Tego tłumaczenia nie sprawdził jeszcze nikt, dla kogo polski to język ojczysty.',
  help: '<link>Pomóż</link> je poprawić.',
  failed: 'Nie udało się zmienić języka',
}
