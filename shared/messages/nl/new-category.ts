import type { Messages } from '../messages.ts'
import type { newCategory as english } from '../en/new-category.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Nieuwe categorie',
  form: 'Nieuwe categorie',
  name: 'Naam',
  description: 'Beschrijving (optioneel)',
  items: 'Items (optioneel)',
  itemsHint: (shortest: number, longest: number, lines: number) =>
    `Eén per regel, elk ${shortest} t/m ${longest} tekens, hooguit ${lines} regels.`,
  itemsExample: 'Iemand zegt: “Je staat op mute”\nDe hond komt in beeld',
  create: 'Categorie maken',
  creating: 'Maken…',
  created: 'Categorie gemaakt',
  failed: 'Categorie niet gemaakt',
}
