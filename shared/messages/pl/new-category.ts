import type { newCategory as english } from '../en/new-category.ts'
import type { Messages } from '../messages.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Nowa kategoria',
  form: 'Nowa kategoria',
  name: 'Nazwa',
  description: 'Opis (opcjonalnie)',
  items: 'Teksty (opcjonalnie)',
  itemsHint: (shortest, longest, lines) =>
    `Każdy w osobnym wierszu, od ${shortest} do ${longest} znaków, najwyżej ${lines} wierszy.`,
  itemsExample: '„Masz wyciszony mikrofon”\nPies szczeka na listonosza',
  create: 'Utwórz kategorię',
  creating: 'Tworzę…',
  created: 'Kategoria utworzona',
  failed: 'Nie udało się utworzyć kategorii',
}
