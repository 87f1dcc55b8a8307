import type { newCategory as english } from '../en/new-category.ts'
import type { Messages } from '../messages.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Nueva categoría',
  form: 'Nueva categoría',
  name: 'Nombre',
  description: 'Descripción (opcional)',
  items: 'Ideas (opcional)',
  itemsHint: (shortest, longest, lines) =>
    `Una por línea, de ${shortest} a ${longest} caracteres cada una, hasta ${lines} líneas.`,
  itemsExample: 'Alguien dice “no se te oye”\nEl perro entra en la llamada',
  create: 'Crear categoría',
  creating: 'Creando...',
  created: 'Categoría creada',
  failed: 'La categoría no se creó',
}
