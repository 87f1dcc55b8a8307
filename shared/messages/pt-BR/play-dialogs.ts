import { PRODUCT_NAME } from '#shared/product.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const playDialogs: Messages<typeof english> = {
  bigger: 'Maior: ver como lista',
  bringBack: 'Recuperar marcações',
  clearMarks: 'Limpar marcações',
  clearWords: 'Você recebe quadrados diferentes, e suas marcações são apagadas.',
  codeFailed: 'O QR code não carregou',
  continue: 'Continuar jogando',
  copyCard: 'Fazer uma cópia',
  device: 'Neste aparelho',
  download: 'Baixar cartela',
  downloadText: 'Imprimir, PDF ou imagem',
  notPrinted: 'Não dá para imprimir',
  notPrintedText: 'Este navegador não permite imprimir. Baixe a imagem ou abra o link em outro dispositivo.',
  frame: {
    dismiss: 'Entendi',
    ownMarks: 'Suas marcações ficam nesta página',
    ownMarksText: `Só você vê. Abra a cartela no ${PRODUCT_NAME} para jogar com marcações separadas.`,
    play: (host, code) => `Jogue: ${host} · ${code}`,
    notKept: 'Esta página não guarda as marcações',
    notKeptText: `Abra a cartela no ${PRODUCT_NAME} para não perder.`,
  },
  keepPlaying: 'Você pode continuar jogando.',
  keepMarks: 'Manter marcações',
  keepScreenOn: 'Manter a tela acesa',
  list: {
    title: 'Quadrados em lista',
    text: (marked, squares) => `Marcados: ${marked} de ${squares}.`,
    show: 'Ver como lista',
    mark: 'Marcar',
    unmark: 'Desmarcar',
    place: (row, column) => `Linha ${row}, coluna ${column}`,
    marked: 'marcado',
  },
  makeYourOwn: 'Faça sua própria cartela',
  markCalled: 'Marcar para mim o que sair',
  markCalledText: 'Quando o anfitrião canta as frases.',
  markedForYou: 'Marcamos para você',
  markedForYouText: (squares) =>
    plural(squares, { one: `Saiu ${squares} quadrado.`, other: `Saíram ${squares} quadrados.` }),
  more: 'Mais',
  newRound: 'Outra rodada',
  present: 'Apresentar',
  prompts: {
    'new-round': { label: 'Outra rodada', text: 'O anfitrião começou outra rodada.' },
    'words-gone': {
      label: 'O anfitrião mudou a maioria das frases que você marcou',
      text: 'Mudou quase tudo o que você marcou.',
    },
    old: { label: 'Marcações de antes', text: 'Estas marcações são de outra partida.' },
  },
  changed: {
    grid: 'O anfitrião mudou o tamanho da cartela',
    squares: (count) =>
      plural(count, {
        one: `O anfitrião mudou ${count} quadrado`,
        other: `O anfitrião mudou ${count} quadrados`,
      }),
    words: (count, words) =>
      plural(count, {
        one: `O anfitrião mudou ${count} quadrado: ${words}`,
        other: `O anfitrião mudou ${count} quadrados: ${words}`,
      }),
    'new-round': 'O anfitrião começou outra rodada: escolha Manter marcações ou Limpar marcações',
    'words-gone':
      'O anfitrião mudou a maioria das frases que você marcou: escolha Manter marcações ou Limpar marcações',
  },
  proof: {
    show: 'Mostrar meu bingo',
    title: 'Mostrar meu bingo',
    text: 'Mande isto ao anfitrião ou mostre o código. Ele traz seus quadrados e o que já saiu.',
    mine: 'Meu bingo',
    mineOn: (title) => `Meu bingo em “${title}”`,
  },
  qrCode: 'QR code',
  recent: 'Jogadas recentemente',
  report: 'Denunciar esta cartela',
  resetBoard: 'Limpar marcações',
  result: {
    share: 'Compartilhar resultado',
    markFirst: 'Antes, marque um quadrado',
    title: 'Meu resultado',
    text: 'Feito no seu aparelho. Ninguém vê se você não compartilhar.',
    drawing: 'Desenhando sua cartela...',
    notDrawn: 'Não deu para desenhar a imagem.',
    guarded:
      'Seu navegador protege você contra fingerprinting, por isso esta imagem é um arquivo SVG. Permita dados de canvas neste site para receber um PNG.',
    download: 'Baixar imagem',
    copyPicture: 'Copiar imagem',
    copyEmoji: 'Copiar como emojis',
    picture: (title, summary) => `Minha cartela ${title}: ${summary}`,
    pictureCopied: 'Imagem copiada',
    pictureNotCopied: 'Melhor baixar a imagem.',
    copied: 'Resultado copiado',
    copiedText: 'Agora é só colar onde quiser.',
    notCopied: 'Não deu para copiar o resultado. Tente de novo.',
    count: (marked, squares) => `${marked} de ${squares}`,
    squares: (marked, squares) => `${marked} de ${squares} quadrados`,
    marked: (marked, squares) => `Quadrados marcados: ${marked} de ${squares}.`,
    won: (lines, marked, squares) => `BINGO! ${lines}, ${marked} de ${squares} quadrados marcados.`,
  },
  score: (marked, squares, lines) => `${marked} de ${squares} quadrados, ${lines}.`,
  shout: 'Gritar bingo',
  shuffle: {
    first: 'Embaralhar a minha',
    again: 'Embaralhar de novo',
    host: 'Ordem do anfitrião',
    hint: 'Só a sua cartela mudou. Todo mundo tem os mesmos quadrados.',
    done: 'Embaralhada para você',
    undone: 'De volta à ordem do anfitrião',
    text: 'Suas marcações acompanharam os quadrados.',
  },
  draw: {
    first: 'Sortear minha cartela',
    again: 'Sortear de novo',
    host: 'Cartela do anfitrião',
    ask: {
      first: 'Sortear minha cartela?',
      again: 'Sortear de novo?',
      host: 'Cartela do anfitrião?',
    },
    hint: 'Sua própria cartela. Cada jogador tem quadrados diferentes.',
    done: 'Sua própria cartela',
    undone: 'A cartela do anfitrião',
  },
  sound: 'Som',
  story: {
    did: (words) => `Graças a ${words}.`,
    didIn: (words, minutes) =>
      plural(minutes, {
        one: `Graças a ${words}, em ${minutes} minuto.`,
        other: `Graças a ${words}, em ${minutes} minutos.`,
      }),
    didFast: (words) => `Graças a ${words}, em menos de um minuto.`,
    in: (minutes) => plural(minutes, { one: `Em ${minutes} minuto.`, other: `Em ${minutes} minutos.` }),
    fast: 'Em menos de um minuto.',
  },
  tapToClose: 'Toque para fechar',
  told: {
    elsewhere: (words) => `Saiu, mas não está na sua cartela: ${words}`,
    oneToGo: (words) => `Falta um: ${words}`,
  },
  toWin: (pattern, missing) =>
    `Para ganhar: ${pattern}, ${plural(missing, { one: `falta ${missing}`, other: `faltam ${missing}` })}`,
  welcome: (people) => `Você já está no jogo. ${people} pessoas estão com a cartela aberta.`,
  wonAt: (time) => `BINGO, ${time}`,
  wonAtShort: (time) => `BINGO ${time}`,
}
