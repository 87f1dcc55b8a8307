import { TRASH_DAYS } from '#shared/product.ts'
import type { myCards as english } from '../en/my-cards.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const myCards: Messages<typeof english> = {
  create: 'Criar cartela',
  import: 'Importar',
  importFile: 'Arquivo com cartelas',

  search: 'Buscar suas cartelas por título ou quadrado',
  searchHint: 'Buscar em títulos e quadrados',
  firstFound: (count) => `Estes são os primeiros ${count} resultados`,
  found: (count) =>
    count === 0
      ? 'Nenhuma cartela encontrada'
      : plural(count, { one: `${count} cartela encontrada`, other: `${count} cartelas encontradas` }),
  noneFoundTitle: 'Nada encontrado',
  noneFound: 'Nenhum título nem quadrado tem “<q></q>”.',

  which: 'Quais cartelas',
  filters: { all: 'Todas', mine: 'Minhas', shared: 'Equipe', played: 'Jogadas' },
  noneHere: 'Nenhuma cartela aqui',
  noneShared: 'Aqui vão aparecer as cartelas que outras pessoas convidarem você a editar.',
  nonePlayed: 'Aqui vão aparecer as cartelas que você jogar.',

  loading: 'Carregando suas cartelas',
  loadFailedTitle: 'As cartelas não carregaram',
  loadFailed: 'Algo deu errado ao carregar suas cartelas de bingo. Tente mais tarde.',

  empty: 'Escreva algumas coisas que sempre acontecem. A gente desenha os quadrados em volta.',
  createFirst: 'Criar uma cartela',
  next: 'Nova cartela',

  thisMonth: 'Este mês',

  firstSquares: 'Primeiros quadrados',
  gridWithFree: (size) => `${size}x${size} com espaço livre`,
  moreAndDay: (count) =>
    plural(count, { one: '+ 1 quadrado, <day></day>', other: `+ ${count} quadrados, <day></day>` }),
  play: 'Jogar',
  playLabel: (title) => `Jogar ${title}`,
  editLabel: (title) => `Editar ${title}`,
  shareLabel: (title) => `Compartilhar ${title}`,
  moreLabel: (title) => `Mais opções de ${title}`,
  playing: (count) =>
    plural(count, {
      one: `<number>${count}</number><words>pessoa jogando agora</words>`,
      other: `<number>${count}</number><words>pessoas jogando agora</words>`,
    }),

  temporary: 'Cartelas temporárias',
  temporaryText: 'Estas moram só neste navegador. Salve para compartilhar.',
  saved: 'Cartela salva na sua conta!',
  saveFailed: 'A cartela não foi salva. Tente de novo.',
  inAccount: 'Na sua conta',

  deletedTitle: 'Cartela excluída',
  deleted: 'Ela não está mais na sua conta.',
  deleteFailedTitle: 'Não foi excluída',
  deleteFailed: 'A cartela não foi excluída. Tente de novo.',

  copyOf: (title) => `${title} (cópia)`,
  duplicatedTitle: 'Cartela duplicada',
  duplicated: (title) => `“${title}” está em Minhas cartelas.`,
  duplicateFailedTitle: 'Não foi duplicada',
  duplicateFailed: 'A cartela não foi duplicada. Tente de novo.',

  menu: {
    edit: 'Editar',
    coHosts: 'Coanfitriões',
    duplicate: 'Duplicar',
    download: 'Baixar como JSON',
    leave: 'Deixar de editar',
  },

  deleteTitle: 'Tem certeza?',
  deleteWarning: (title) => `Vamos excluir “${title}” para sempre. Não dá para desfazer.`,
  deleteRestorable: (title) =>
    `“${title}” e o link somem para todo mundo. Por ${TRASH_DAYS} dias, dá para restaurar na lixeira, no fim de Minhas cartelas.`,
  stillPlaying: (count) =>
    plural(count, {
      one: `${count} pessoa está jogando agora. Ela pode terminar a partida.`,
      other: `${count} pessoas estão jogando agora. Elas podem terminar a partida.`,
    }),
  delete: 'Excluir',

  shared: 'Compartilhadas com você',
  owned: (owner) => `De ${owner}`,
  ownerless: 'A conta do dono foi excluída. Você pode duplicar a cartela.',

  recent: 'Jogadas recentemente',

  starters: 'Ou jogue uma das nossas',
  starterSquares: 'Alguns dos quadrados',
  starterGrid: '5x5, já preenchida',
}
