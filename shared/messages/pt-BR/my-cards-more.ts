import { TRASH_DAYS } from '#shared/product.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const myCardsMore: Messages<typeof english> = {
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
  playLabel: (list) => `Jogar ${list}`,
}
