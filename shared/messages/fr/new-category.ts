import type { newCategory as english } from '../en/new-category.ts'
import type { Messages } from '../messages.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Nouvelle catégorie',
  form: 'Nouvelle catégorie',
  name: 'Nom',
  description: 'Description (facultatif)',
  items: 'Éléments (facultatif)',
  itemsHint: (shortest, longest, lines) =>
    `Un par ligne, de ${shortest} à ${longest} caractères chacun, ${lines} lignes au plus.`,
  itemsExample: 'Quelqu’un dit “tu es en muet”\nLe chien s’invite à la réunion',
  create: 'Créer la catégorie',
  creating: 'Création…',
  created: 'Catégorie créée',
  failed: 'Catégorie non créée',
}
