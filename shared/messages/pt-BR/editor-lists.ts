import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

const more = (words: number) =>
  plural(words, {
    one: `Mais ${words} vai para Mais frases.`,
    other: `Mais ${words} vão para Mais frases.`,
  })

export const editorLists: Messages<typeof english> = {
  how: 'Como adicionar',
  fill: 'Preencher os vazios',
  addToMore: 'Adicionar a Mais frases',
  replace: 'Trocar tudo',

  pasteExplanation: 'Cole uma lista ou uma tabela, ou abra um arquivo. Aqui você vê antes como fica.',
  list: 'Lista',
  closed: 'Lista fechada',
  addWords: 'Adicionar frases',
  replaceWords: (words) => plural(words, { one: `Trocar ${words} frase`, other: `Trocar ${words} frases` }),
  fillSquares: 'Preencher',
  squares: (filled, places) => `${filled} de ${places} quadrados`,
  emptySquares: (filled, places) => `${filled} de ${places} quadrados vazios`,
  notes: {
    extra: (words) =>
      plural(words, { one: `${words} vai para Mais frases`, other: `${words} vão para Mais frases` }),
    'no-room': (words) => plural(words, { one: `${words} não cabe`, other: `${words} não cabem` }),
    cut: (words) =>
      plural(words, {
        one: `${words} encurtada para ${CELL_MAX_LENGTH} caracteres`,
        other: `${words} encurtadas para ${CELL_MAX_LENGTH} caracteres`,
      }),
    duplicate: (words) =>
      plural(words, { one: `${words} repetida, ignorada`, other: `${words} repetidas, ignoradas` }),
    'on-card': (words) => `${words} já na cartela`,
    'left-out': (words) =>
      plural(words, {
        one: `${words} título ou número ignorado`,
        other: `${words} títulos e números ignorados`,
      }),
  },
  andMore: (words) => `e mais ${words}`,
  take: 'Usar',
  takeAll: (words) => plural(words, { one: `${words} frase`, other: `Todas as ${words} frases` }),
  takeLines: 'Cada linha como está',
  column: (number) => `Coluna ${number}`,
  forms: { table: 'Parece uma tabela.', data: 'Parecem dados de um programa.' },
  preview: 'Sua cartela com esta lista',
  makeCategory: (words) => `Criar uma categoria com todas as ${words}`,

  fillTitle: 'Preencher com uma categoria',
  fillExplanation: 'Ideias longas são encurtadas para caber.',
  fillAnswer: 'Preencher',
  category: 'Categoria',
  mine: 'Minhas categorias',
  shared: 'Compartilhadas com você',
  official: `Do ${PRODUCT_NAME}.app`,
  loading: 'Carregando categorias',
  loadingItems: 'Carregando ideias...',
  none: 'Ainda não há categorias com ideias.',
  failed: 'As categorias não carregaram.',
  fillsSome: (filled, places) =>
    plural(places, {
      one: `Preenche ${filled} de ${places} quadrado. É tudo o que tem.`,
      other: `Preenche ${filled} de ${places} quadrados. É tudo o que tem.`,
    }),
  fillsSomeEmpty: (filled, places) =>
    plural(places, {
      one: `Preenche ${filled} de ${places} quadrado vazio. É tudo o que tem.`,
      other: `Preenche ${filled} de ${places} quadrados vazios. É tudo o que tem.`,
    }),
  fillsAll: (places) =>
    plural(places, {
      one: `Preenche ${places} quadrado, por sorteio.`,
      other: `Preenche os ${places} quadrados, por sorteio.`,
    }),
  fillsAllEmpty: (places) =>
    plural(places, {
      one: `Preenche ${places} quadrado vazio, por sorteio.`,
      other: `Preenche os ${places} quadrados vazios, por sorteio.`,
    }),
  fillsAndMore: (fills, words) => `${fills} ${more(words)}`,
}
