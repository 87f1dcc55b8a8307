import type { newCategory as english } from '../en/new-category.ts'
import type { Messages } from '../messages.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Nuova categoria',
  form: 'Nuova categoria',
  name: 'Nome',
  description: 'Descrizione (facoltativa)',
  items: 'Voci (facoltative)',
  itemsHint: (shortest, longest, lines) =>
    `Una per riga, da ${shortest} a ${longest} caratteri ognuna, fino a ${lines} righe.`,
  itemsExample: 'Qualcuno dice “hai il microfono spento”\nIl cane partecipa alla call',
  create: 'Crea categoria',
  creating: 'Creazione…',
  created: 'Categoria creata',
  failed: 'Categoria non creata',
}
