import type { proof as english } from '../en/proof.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const proof: Messages<typeof english> = {
  title: 'Um bingo para conferir',
  offline: 'Sem conexão: o que sair não aparece',
  won: 'Bingo de verdade',
  notWon: 'Ainda não é bingo',
  noLink: 'Nenhum bingo para conferir',
  noLinkText: 'O link está incompleto. Peça ao jogador o link inteiro: está em Mostrar meu bingo.',
  trust: 'Esta página confia no que diz o navegador do jogador. Nada disto chega ao nosso servidor.',
  board: (title) => `A cartela do jogador: ${title}`,
  called: (count) => plural(count, { one: `${count} saiu até agora`, other: `${count} saíram até agora` }),
  states: {
    both: (count) => `Marcado e já saiu (${count})`,
    marked: (count) => `Marcado, mas não saiu (${count})`,
    called: (count) => `Já saiu, mas não marcado (${count})`,
  },

  allCalled: (line, count) => `${line}: saíram todos os ${count}.`,
  notCalled: (line, words, count) =>
    `${line}: ${words} ${plural(count, { one: 'não saiu', other: 'não saíram' })}.`,
  blank: 'um quadrado vazio',
  earlierRound: 'Este bingo é de uma rodada anterior.',
  changed: (words) => `A cartela mudou desde então. As frases do jogador eram ${words}.`,
  noLine: 'Nada nesta cartela está completo.',
  marked: (line) => `Marcado pelo jogador: ${line}.`,
  notShared: 'O que saiu nesta cartela não é compartilhado, então confira você as frases.',
}
