import type { present as english } from '../en/present.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

const toGo = (left: number) => plural(left, { one: `falta ${left}`, other: `faltam ${left}` })

export const present: Messages<typeof english> = {
  title: (card) => `${card} (na tela)`,
  offline: 'Sem conexão: novas mudanças não aparecem',

  back: 'Voltar à cartela',
  views: { label: 'Visão', card: 'Cartela', code: 'QR code', caller: 'Sorteio' },
  newRound: 'Outra rodada',
  shortcuts: 'Atalhos do teclado',
  fullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',

  scan: 'Escaneie e jogue',
  ownOrder: 'Cada jogador recebe a própria ordem.',
  typeCode: 'Ou digite este código em <site></site>',
  noCode: (reason) => `${reason} O link não funciona mais, então não há código.`,

  noWords: 'Ainda não há o que cantar',
  eyesDown: 'Olho na cartela. Aperte Próxima para a primeira frase.',
  notCalled: 'Nada saiu ainda',
  hostsCall:
    'Só quem cuida da cartela pode cantar. <copy>Faça sua própria cópia</copy> para cantar você estas frases.',
  next: 'Próxima',
  allCalled: 'Saiu tudo',
  undo: 'Desfazer a última',
  startOver: 'Começar de novo',
  called: 'Já saíram',
  calledSoFar: 'O que já saiu',
  playersSee: 'Os jogadores veem o que saiu',
  every: (seconds) => `A cada ${seconds} s`,
  sayAgain: 'Ler de novo',
  options: 'Opções do sorteio',
  deviceCalls: (words) =>
    plural(words, {
      one: 'Adicionar a frase que saiu neste aparelho?',
      other: `Adicionar as ${words} frases que saíram neste aparelho?`,
    }),
  addCalls: 'Adicionar',
  dropCalls: 'Não adicionar',

  progress: {
    none: (left) => plural(left, { one: `Falta ${left}`, other: `Faltam ${left}` }),
    some: (called, left) =>
      plural(called, { one: `${called} saiu, ${toGo(left)}`, other: `${called} saíram, ${toGo(left)}` }),
    all: (called) => `Saiu tudo: ${called} de ${called}`,
    helpless: (words) =>
      plural(words, { one: `${words} não ajuda ninguém`, other: `${words} não ajudam ninguém` }),
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `Desfeito: ${word}. ${current}.`,
    undoneAll: (word) => `Desfeito: ${word}. Nada saiu ainda.`,
  },
  callerOptions: {
    say: 'Ler em voz alta',
    sayHint: 'Com uma voz deste aparelho.',
    automatic: 'Sorteio automático',
    automaticHint: 'Ele para quando você sai desta página.',
    off: 'Não',
    every: (seconds) => `A cada ${seconds} segundos`,
  },
  keys: {
    clicker: 'Um passador de slides também funciona.',
    single: 'Atalhos de uma tecla',
    card: { keys: '1, C', effect: 'A cartela' },
    code: { keys: '2, Q', effect: 'O QR code' },
    caller: { keys: '3, L', effect: 'A lista do sorteio' },
    fullScreen: { keys: 'F', effect: 'Tela cheia; Esc sai dela' },
    next: { keys: 'Espaço, →, Page Down', effect: 'A próxima frase' },
    back: { keys: '←, Page Up', effect: 'Desfazer a última' },
  },
}
