import type { proof as english } from '../en/proof.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const proof: Messages<typeof english> = {
  title: 'Um bingo para conferir',
  offline: 'Sem conexão: o que sair não aparece',
  won: 'Bingo de verdade',
  notWon: 'Ainda não é bingo',
  unknown: 'Confira você as frases',
  noLink: 'Nenhum bingo para conferir',
  noLinkText: 'O link está incompleto. Peça ao jogador o link inteiro: está em Mostrar meu bingo.',
  trust: 'Esta página confia no que diz o navegador do jogador. Nada disto chega ao nosso servidor.',
  board: (title) => `A cartela do jogador: ${title}`,
  called: (count) => plural(count, { one: `${count} saiu até agora`, other: `${count} saíram até agora` }),
  notes: 'Notas',
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
  changed: 'A cartela mudou desde que o jogador enviou isto.',
  noLine: 'Nada nesta cartela está completo.',
  noCalls: 'Nada saiu nesta cartela, então não há o que comparar.',
  notReached: 'Não conseguimos acessar a cartela agora: talvez falte o que saiu por último.',
  noCard: 'A cartela não está no nosso servidor, então não há o que comparar.',
  words: (words) => `As frases do jogador: ${words}.`,
}
