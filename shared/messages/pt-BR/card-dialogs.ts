import { PRODUCT_NAME } from '#shared/product.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

const NUMBERS = ['Nenhuma', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis']
const MORE_NUMBERS = ['Sete', 'Oito', 'Nove', 'Dez', 'Onze', 'Doze']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, { one: `${number} linha`, other: `${number} linhas` })
}

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'na maioria das partidas'
  if (share < 0.02) return 'quase nunca'
  return share > 0.58 ? 'em 2 de cada 3 partidas' : `em 1 de cada ${Math.round(1 / share)} partidas`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Cartela cheia!',
  blackoutText: 'Você marcou todos os quadrados.',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'O QR code não carregou.',
  codeNear: 'Escaneie de perto: um código tão fino não dá para ler do fundo da sala.',
  codeOf: 'QR code do link',
  noCode: 'Esta cartela é longa demais para um QR code. Envie o link.',
  copyLink: 'Copiar link',
  forecast: (players, calls, ties) =>
    `Com ${players} jogadores, alguém ganha depois de umas ${calls} frases cantadas; ${howOften(ties)} dois ganham juntos.`,
  forecastTitle: 'Quanto tempo vai durar?',
  layout: 'Uma cartela diferente para cada jogador',
  layoutDrawn: 'Cada jogador recebe quadrados de todas as suas frases. Ideal para jogar com sorteio.',
  layoutShuffled: 'Os mesmos quadrados, em outra ordem para cada jogador. Ideal para jogar com sorteio.',
  lines,
  linesInText: (count) => lines(count).toLowerCase(),
  patternsInText: {
    line: 'uma linha',
    'two-lines': 'duas linhas',
    corners: 'quatro cantos',
    x: 'X',
    frame: 'moldura',
    full: 'cartela cheia',
  },
  linesInOneGo: (count) => `${lines(count)} de uma vez.`,
  newRound: {
    title: 'Começar outra rodada?',
    text: 'Vamos pedir aos jogadores que limpem as marcações. Os quadrados continuam iguais.',
    textWithCalls:
      'Vamos pedir aos jogadores que limpem as marcações. O sorteio recomeça do zero, e os quadrados continuam iguais.',
    start: 'Começar',
    starting: 'Começando...',
    started: 'Outra rodada começou',
    startedText: 'Os jogadores podem limpar as marcações com um toque.',
    failed: 'Não deu para começar outra rodada',
  },
  play: (title) => `Jogue “${title}” no ${PRODUCT_NAME}`,
  playUntitled: `Jogue comigo no ${PRODUCT_NAME}`,
  temporary: {
    elsewhere:
      'Esta cartela mora no navegador em que foi feita. Para jogar aqui, peça ao anfitrião que compartilhe e mande o novo link.',
    own: 'Esta cartela mora neste navegador. O link leva uma cópia que qualquer pessoa pode jogar.',
    signIn: 'Entre para compartilhar',
  },
  report: {
    title: 'Denunciar',
    private:
      'Esta é uma instalação particular: alguém cuida dela para gente conhecida e não diz quem receberia sua denúncia. Fale com quem mandou o link para você.',
    to: (name) => `Quem recebe é ${name}. Uma pessoa decide, não importa quantas denúncias haja.`,
    toOperators:
      'Quem recebe são as pessoas que cuidam deste site. Uma pessoa decide, não importa quantas denúncias haja.',
    reason: 'Qual é o problema?',
    noReason: 'Escolha um motivo',
    text: 'Nas suas palavras',
    name: 'Seu nome (opcional)',
    email: 'Seu e-mail (opcional)',
    emailHint: 'Para responder a você. Guardamos por 90 dias com sua denúncia.',
    true: 'Acredito que isto é verdade',
    send: 'Enviar denúncia',
    sending: 'Enviando...',
    sent: 'Denúncia enviada',
    sentText: 'Agradecemos. Uma pessoa vai analisar.',
    failed: 'A denúncia não foi enviada',
  },
  spokenCode: (digits) => `Código: ${digits}`,
  noCodeYet: (reason) => `Ainda sem código. ${reason}`,
  rows: {
    top: 'Linha de cima',
    second: 'Segunda linha',
    middle: 'Linha do meio',
    third: 'Terceira linha',
    fourth: 'Quarta linha',
    bottom: 'Linha de baixo',
  },
  columns: {
    left: 'Coluna da esquerda',
    second: 'Segunda coluna',
    middle: 'Coluna do meio',
    third: 'Terceira coluna',
    fourth: 'Quarta coluna',
    right: 'Coluna da direita',
  },
  diagonal: 'Diagonal',
  won: {
    rows: {
      top: 'A linha de cima é sua.',
      second: 'A segunda linha é sua.',
      middle: 'A linha do meio é sua.',
      third: 'A terceira linha é sua.',
      fourth: 'A quarta linha é sua.',
      bottom: 'A linha de baixo é sua.',
    },
    columns: {
      left: 'A coluna da esquerda é sua.',
      second: 'A segunda coluna é sua.',
      middle: 'A coluna do meio é sua.',
      third: 'A terceira coluna é sua.',
      fourth: 'A quarta coluna é sua.',
      right: 'A coluna da direita é sua.',
    },
    diagonal: 'A diagonal é sua.',
    corners: 'Os quatro cantos são seus.',
    x: 'O X é seu.',
    frame: 'A moldura é sua.',
    full: 'A cartela inteira é sua.',
  },
}
