import type { play as english } from '../en/play.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Saiu: ${words}`,
  create: 'Criar cartela',
  play: 'Jogar cartela',
  hint: 'Toque nos quadrados para marcar durante o jogo.',
  lines: (count) => plural(count, { one: `${count} linha`, other: `${count} linhas` }),
  linkGone: 'Você pode continuar jogando, mas o link não funciona mais.',
  marked: (count) => plural(count, { one: `${count} marcado`, other: `${count} marcados` }),
  oneToGo: 'Falta um',
  reset: 'Limpar marcações',
  resetDone: 'Marcações limpas',
  resetText: 'Sua cartela está limpa de novo.',
  resetUndone: 'Suas marcações voltaram',
  share: 'Compartilhar esta cartela',
  shareText: 'Quem tem este link pode jogar esta cartela. As marcações são de cada um.',
  temporary: 'Cartela temporária',
}
