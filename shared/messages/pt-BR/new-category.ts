import type { newCategory as english } from '../en/new-category.ts'
import type { Messages } from '../messages.ts'

export const newCategory: Messages<typeof english> = {
  title: 'Nova categoria',
  form: 'Nova categoria',
  name: 'Nome',
  description: 'Descrição (opcional)',
  items: 'Ideias (opcional)',
  itemsHint: (shortest, longest, lines) =>
    `Uma por linha, com ${shortest} a ${longest} caracteres cada, até ${lines} linhas.`,
  itemsExample: 'Alguém diz “você está no mudo”\nO cachorro entra na chamada',
  create: 'Criar categoria',
  creating: 'Criando...',
  created: 'Categoria criada',
  failed: 'A categoria não foi criada',
}
