import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryUse as english } from '../en/category-use.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const categoryUse: Messages<typeof english> = {
  title: `Usar no ${PRODUCT_NAME}`,
  text: 'Uma cartela nova com ideias de “<name></name>”.',
  add: (count) =>
    plural(count, {
      one: `Adicione mais ${count} ideia para fazer uma cartela.`,
      other: `Adicione mais ${count} ideias para fazer uma cartela.`,
    }),
  needs: (count) =>
    plural(count, {
      one: `Falta ${count} ideia para fazer uma cartela.`,
      other: `Faltam ${count} ideias para fazer uma cartela.`,
    }),
  gridSize: 'Tamanho',
  freeSpace: 'Espaço livre no meio',
  freeSpaceHint: 'Só em 5x5',
  count: 'Número de ideias',
  countHint: (least, most) => `Quantas ideias entram no sorteio: de ${least} a ${most}.`,
  wrongCount: (least, most) => `Digite um número de ${least} a ${most}`,
  guest: 'Você não entrou na sua conta, então a cartela fica neste navegador.',
  create: 'Criar cartela',
  creating: 'Criando...',

  created: 'Cartela criada',
  createdText: (category) => `Já dá para jogar com “${category}”.`,
  play: 'Jogar',
  failed: 'A cartela não foi criada',
}
