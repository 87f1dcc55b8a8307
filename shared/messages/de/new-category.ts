import type { Messages } from '../messages.ts'
import type { newCategory as english } from '../en/new-category.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Neue Kategorie',
  form: 'Neue Kategorie',
  name: 'Name',
  description: 'Beschreibung (optional)',
  items: 'Einträge (optional)',
  itemsHint: (shortest: number, longest: number, lines: number) =>
    `Ein Eintrag pro Zeile, je ${shortest} bis ${longest} Zeichen, höchstens ${lines} Zeilen.`,
  itemsExample: 'Jemand sagt: „Du bist noch auf stumm“\nDer Hund will auch ins Bild',
  create: 'Kategorie erstellen',
  creating: 'Erstellt …',
  created: 'Kategorie erstellt',
  failed: 'Kategorie nicht erstellt',
}
