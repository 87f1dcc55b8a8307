import { TRASH_DAYS } from '#shared/product.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

const RESTORABLE = ` Por ${TRASH_DAYS} dias, dá para restaurar na lixeira, no fim de Minhas categorias.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Adicionar ideias',
    how: 'Como adicionar',
    single: 'Uma por vez',
    bulk: 'Várias juntas',
    eachLine: 'Cada linha como uma ideia',
    items: 'Ideias',
    itemsHint: 'Uma por linha. Se alguma tiver um problema, avisamos antes de adicionar.',
    none: 'Adicione pelo menos uma linha',
    add: 'Adicionar ideias',
    adding: 'Adicionando...',
  },

  item: {
    title: 'Editar ideia',
    content: 'Texto',
    tags: 'Tags (opcional)',
    tagsHint: (most) => `Até ${most}, separadas por vírgulas: bichos, clássicos`,
    wrongTags: 'Confira as tags',
    source: 'Fonte (opcional)',
    sourceHint: 'Um livro, uma série, uma pessoa',
    failed: 'A ideia não foi salva',
    deleted: 'Alguém excluiu esta ideia enquanto você editava. Seu texto continua aqui.',
    addAsNew: 'Adicionar como nova',
  },

  edit: {
    title: 'Editar categoria',
    name: 'Nome',
    description: 'Descrição (opcional)',
    failed: 'A categoria não foi salva',
    saved: 'Categoria atualizada',
    savedText: (name) => `Salvamos “${name}”.`,
    delete: 'Excluir categoria',
  },

  save: 'Salvar mudanças',
  replaced: (words) => `Você substituiu uma mudança feita em outro lugar: “${words}”`,
  charactersLeft: (count) =>
    plural(count, { one: `Resta ${count} caractere`, other: `Restam ${count} caracteres` }),
  charactersOver: (count) =>
    plural(count, { one: `Passou ${count} caractere`, other: `Passaram ${count} caracteres` }),

  delete: {
    title: 'Tem certeza?',
    warning: (name) => `Vamos excluir “${name}” para todo mundo.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      plural(count, {
        one: `Vamos excluir “${name}” e sua ideia (${count}) para todo mundo.${RESTORABLE}`,
        other: `Vamos excluir “${name}” e suas ${count} ideias para todo mundo.${RESTORABLE}`,
      }),
    delete: 'Excluir',
    deleted: 'Categoria excluída',
    deletedText: (name) => `Você excluiu “${name}”.`,
    failed: 'A categoria não foi excluída',
  },

  leave: {
    title: 'Sair desta categoria?',
    warning: (name, owner) =>
      `“${name}” sai da sua lista, e você perde o acesso que recebeu de ${owner}. O link ainda abre.`,
    leave: 'Sair',
    leaving: 'Saindo...',
    left: 'Fora da sua lista',
    leftText: (name) => `Você saiu de “${name}”.`,
    failed: 'Não deu para sair da categoria',
  },
}
