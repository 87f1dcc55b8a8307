import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryLists as english } from '../en/category-lists.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')
const hidden = (count: number) => plural(count, { one: `${count} oculta`, other: `${count} ocultas` })

export const categoryLists: Messages<typeof english> = {
  which: 'Escolha uma lista',
  official: `Do ${PRODUCT_NAME}.app`,
  mine: 'Minhas categorias',
  new: 'Nova categoria',

  search: 'Buscar categorias por nome e descrição',
  searchHint: 'Buscar',
  found: (count) =>
    count === 0
      ? 'Nenhuma categoria encontrada'
      : plural(count, { one: `${count} categoria encontrada`, other: `${count} categorias encontradas` }),
  noneFoundTitle: 'Nada encontrado',
  noneFound: 'Nenhuma categoria tem “<q></q>” no nome ou na descrição.',
  sort: 'Ordenar por',
  recommended: 'Sugeridas',
  newest: 'Recentes',
  byName: 'Nome A–Z',
  byItems: 'Mais ideias',

  loading: 'Carregando categorias',
  loadFailedTitle: 'As categorias não carregaram',
  loadFailed: 'Algo deu errado ao carregar as categorias. Tente mais tarde.',
  noOfficialTitle: 'Sem categorias',
  noOfficial: `Ainda não há categorias do ${PRODUCT_NAME}.app.`,
  emptyTitle: 'As piadas de sempre, numa lista só.',
  empty: 'Você ainda não criou nenhuma categoria.',

  officialMark: 'Oficial',
  byYou: 'Criada por você',
  sharedBy: 'Compartilhada por <owner></owner>',
  can: { view: 'Pode ver', copy: 'Pode copiar', edit: 'Pode editar' },
  noDescription: 'Sem descrição',
  shareLabel: (name) => `Compartilhar ${name}`,
  moreLabel: (name) => `Mais opções de ${name}`,
  view: 'Ver',
  viewLabel: (name) => `Ver ${name}`,
  stub: (count) =>
    plural(count, {
      one: `<count>${count}</count><word> ideia</word>`,
      other: `<count>${count}</count><word> ideias</word>`,
    }),

  shared: 'Compartilhadas com você',
  hide: 'Ocultar',
  hideAll: 'Ocultar tudo de <owner></owner>',
  hidden: 'Categoria oculta',
  hiddenText: (name) => `“${name}” saiu da sua lista. O link ainda abre.`,
  allHidden: 'Categorias ocultas',
  allHiddenText: (owner) => `Você não verá o que ${owner} compartilhar com você.`,
  hideFailed: 'Não deu para ocultar',

  showHidden: (count) => `${hidden(count)} · Mostrar`,
  closeHidden: (count) => `${hidden(count)} · Fechar`,
  allHiddenFrom: 'Tudo de <owner></owner>, oculto',
  unhide: 'Mostrar',
  unhideLabel: (name) => `Mostrar ${name}`,
  unhideAll: 'Mostrar tudo',
  unhideAllLabel: (owner) => `Mostrar tudo de ${owner}`,
  unhidden: (name) => `“${name}” voltou para a sua lista.`,
  allUnhidden: (owner) => `Você verá de novo o que ${owner} compartilhar com você.`,
  unhideFailed: 'Não deu para mostrar',
}
