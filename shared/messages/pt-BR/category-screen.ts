import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryScreen as english } from '../en/category-screen.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const categoryScreen: Messages<typeof english> = {
  back: 'Voltar para Categorias',
  loading: 'Carregando a categoria',
  loadFailedTitle: 'A categoria não carregou',
  loadFailed: 'Algo deu errado. Tente de novo.',
  detailsFailed: 'Os dados da categoria não carregaram',
  itemsFailed: 'As ideias não carregaram',
  notFoundTitle: 'Categoria não encontrada',
  notFound: 'Ela pode ter sido excluída, ou o link está incompleto.',

  official: 'Oficial',
  byYou: 'Criada por você',
  sharedBy: 'Compartilhada por <owner></owner>',
  youCan: { view: 'Você pode ver', copy: 'Você pode copiar', edit: 'Você pode editar' },

  drawnFrom: (count) =>
    plural(count, { one: `Sorteada entre ${count} ideia`, other: `Sorteada entre ${count} ideias` }),
  missing: (count) =>
    plural(count, {
      one: `Falta ${count} ideia para fazer uma cartela`,
      other: `Faltam ${count} ideias para fazer uma cartela`,
    }),
  shuffle: 'Embaralhar',
  gridSize: 'Tamanho',
  play: 'Jogar esta cartela',
  starting: 'Começando...',
  use: `Usar no ${PRODUCT_NAME}`,
  edit: 'Editar categoria',
  leave: 'Sair da categoria',
  report: 'Denunciar esta categoria',

  items: 'Ideias',
  show: 'Mostrar',
  hide: 'Ocultar',
  add: 'Adicionar ideias',
  loadingItems: 'Carregando as ideias',
  itemsFailedTitle: 'As ideias não carregaram',
  itemsFailedText: 'Algo deu errado. Tente de novo.',
  noItems: 'Ainda sem ideias',
  noItemsOwn: 'Adicione coisas que sempre acontecem, uma por vez ou em lista. Com nove sai uma cartela.',
  noItemsOther: 'Ainda não tem nada aqui.',

  search: 'Buscar ideias por texto ou tag',
  searchHint: 'Buscar ideias e #tags',
  found: (count) =>
    count === 0
      ? 'Nenhuma ideia encontrada'
      : plural(count, { one: `${count} ideia encontrada`, other: `${count} ideias encontradas` }),
  noneFoundTitle: 'Nada encontrado',
  noneFound: 'Nenhuma ideia bate com a sua busca.',
  showAll: 'Mostrar todas as ideias',
  type: 'Tipo',
  allTypes: 'Todos os tipos',
  tag: 'Tag',
  allTags: 'Todas as tags',
  sort: 'Ordenar por',
  sorts: { newest: 'Recentes', oldest: 'Antigas', name: 'A–Z' },

  source: 'Fonte: <source></source>',
  editItem: (words) => `Editar “${words}”`,
  deleteItem: (words) => `Excluir “${words}”`,
  itemDeleted: 'Ideia excluída',
  deleteItemFailed: 'A ideia não foi excluída',
  added: 'Ideias adicionadas',
  addFailed: 'As ideias não foram adicionadas',
  updated: 'Ideia atualizada',
}
