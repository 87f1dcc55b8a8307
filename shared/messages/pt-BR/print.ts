import type { print as english } from '../en/print.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const print: Messages<typeof english> = {
  title: 'Baixar cartela',
  tabs: { label: 'Imprimir ou conferir', print: 'Imprimir', check: 'Conferir' },
  pdf: 'Baixar em PDF',
  png: 'Baixar PNG',
  drawing: 'Desenhando...',
  notDrawn: 'Não deu para fazer a imagem',

  what: 'O que imprimir',
  thisCard: 'Esta cartela',
  shuffledSheets: 'Embaralhadas',
  count: 'Número de cartelas',
  countHint: (most) => `De 1 a ${most}`,
  countWrong: (most) => `Digite um número inteiro de 1 a ${most}.`,
  perPage: 'Cartelas por página',
  paper: 'Papel',
  papers: { A4: 'A4', Letter: 'Carta' },
  colors: 'Cores do tema',
  callList: 'Lista para cantar',
  callListHint: 'Adiciona uma página com todas as frases, para ir riscando.',
  link: 'QR code e link',
  codes: 'Código em cada cartela',
  codesHint: 'Serve para conferir uma cartela quando alguém grita bingo.',
  otherWords: 'Cada cartela tem frases diferentes. Uma por jogador.',
  otherOrder: 'As mesmas frases, em outra ordem em cada cartela. Uma por jogador.',
  output: (pages, paper) =>
    plural(pages, { one: `${pages} página, ${paper}`, other: `${pages} páginas, ${paper}` }),
  outputLandscape: (pages, paper) =>
    plural(pages, {
      one: `${pages} página, ${paper}, paisagem`,
      other: `${pages} páginas, ${paper}, paisagem`,
    }),
  toCut: (parts) => `Corte cada página em ${parts}.`,
  preview: (output) => `Prévia: ${output}`,

  onPaper: {
    callList: 'Lista para cantar: risque o que já saiu.',
    play: 'Jogue no celular',
    name: 'Nome',
    toWin: (pattern) => `${pattern} para ganhar`,
  },

  code: 'Código da cartela',
  codeHint: 'Está no pé de cada cartela impressa, como v7-17.',
  check: 'Conferir',
  sheet: (code) => `Cartela ${code}`,
  problems: {
    empty: 'Digite o código impresso na cartela.',
    malformed: 'Um código é assim: v7-17.',
    number: (most) => `As cartelas vão de 1 a ${most}.`,
    otherDevice: 'Esta cartela foi impressa em outro aparelho. Confira por lá.',
    onlyFirst: 'Este aparelho imprimiu a cartela 1 desta versão.',
    onlyUpTo: (last) => `Este aparelho imprimiu as cartelas 1 a ${last} desta versão.`,
  },
}
