import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editor as english } from '../en/editor.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

const kept = (status: string, changes: number) =>
  plural(changes, {
    one: `${status}, ${changes} mudança guardada`,
    other: `${status}, ${changes} mudanças guardadas`,
  })

export const editor: Messages<typeof english> = {
  titleOf: (card) => `Editar ${card}`,
  newTitle: 'Criar uma cartela',
  playLater: 'Salve antes de jogar',

  board: 'Editor da cartela',
  unnamed: 'Dê um nome',
  startHere: 'Comece aqui',
  squares: {
    put: 'colocar aqui',
    call: 'cantar',
    takeBack: 'anular',
    swap: 'trocar com este',
    cancelSwap: 'cancelar troca',
  },
  field: 'Texto deste quadrado',
  pickFor: (word) => `Escolha o quadrado para “${word}”`,
  pickOther: 'Escolha o quadrado que troca de lugar',
  tooFew: `Preencha ${MIN_FILLED_CELLS} quadrados: até lá, quem joga vê os antigos`,
  called: (called, total) => `${called} de ${total} já saíram`,
  filled: (filled, places) => `${filled} de ${places} preenchidos`,
  mode: 'Ao tocar em um quadrado',
  modes: { edit: 'Editar', call: 'Cantar' },
  start: 'Preencha a cartela',
  startList: 'Colar uma lista',
  startCategory: 'De uma categoria',
  startExamples: 'Exemplos',

  settings: 'Ajustes da cartela',
  title: 'Título',
  titleQuestion: 'Qual vai ser o nome?',
  titleExample: 'Reunião de segunda',
  gridSize: 'Tamanho',
  freeSpace: 'Espaço livre no meio',
  columns: 'Cada frase fica na própria coluna',
  columnsHint: 'Na cartela de cada jogador, uma coluna só tem frases dessa coluna, como no bingo clássico.',
  toWin: (pattern) => `${pattern} para ganhar`,
  theme: (name) => `Tema: ${name}`,
  themes: {
    blue: 'azul',
    pink: 'rosa',
    green: 'verde',
    purple: 'roxo',
    yellow: 'amarelo',
    red: 'vermelho',
  },

  actions: 'Ações rápidas',
  fill: 'Preencher',
  pasteList: 'Colar uma lista',
  fillCategory: 'Preencher com uma categoria',
  addExamples: 'Usar exemplos',
  change: 'Mudar',
  shuffle: 'Embaralhar',
  clear: 'Limpar quadrados',
  image: 'Imagem do espaço livre',
  versions: 'Versões anteriores',
  handOut: 'Distribuir',
  print: 'Imprimir cartelas',
  printNothing: 'Ainda não há o que imprimir',
  printNothingText: 'Antes, preencha alguns quadrados.',
  coHosts: 'Coanfitriões',
  leave: 'Deixar de editar',
  again: 'Jogar de novo',
  againText: 'Mesmos quadrados, sem marcações.',
  newRound: 'Outra rodada',

  live: 'Ao vivo',
  guest: 'Sem conta',
  guestText: '<b>Sem conta.</b> Só neste aparelho.',
  guestSafari: '<b>Sem conta.</b> Só neste aparelho. O Safari apaga a cartela depois de 7 dias sem visita.',
  logIn: 'Entrar',
  hosts: (hosts) => `${hosts} anfitriões estão editando`,
  copy: 'Você está fazendo uma cópia',
  copyOfGuest: 'Ao salvar, você faz a sua cópia. Se esta cartela é sua, entre para editar.',
  copyText: 'Esta cartela é de outra pessoa. Ao salvar, você faz a sua cópia.',
  backToGame: 'Voltar ao jogo',
  status: {
    draft: 'Ainda não foi salva',
    temporary: 'Neste navegador',
    saved: 'Tudo salvo',
    saving: 'Salvando',
    five: `Preencha ${MIN_FILLED_CELLS} quadrados`,
    held: (changes) =>
      plural(changes, {
        one: `${changes} mudança não publicada`,
        other: `${changes} mudanças não publicadas`,
      }),
    offlineKept: (changes) => kept('Sem conexão', changes),
    signedOut: 'Fora da conta',
    signedOutKept: (changes) => kept('Fora da conta', changes),
    deleted: 'Fora do servidor',
    readOnly: 'Só leitura',
    failed: 'Não foi salva',
    failedKept: (changes) => kept('Não foi salva', changes),
  },
  announced: {
    offline: 'Sem conexão. Suas mudanças estão seguras. Salvamos assim que a conexão voltar.',
    unsaved: 'Suas mudanças estão seguras, e continuamos tentando.',
    'signed-out': 'Você saiu da conta. Suas mudanças estão seguras aqui. Entre para salvar.',
    forbidden: 'Você não pode mais editar esta cartela.',
    failed: 'Não conseguimos salvar sua última mudança.',
  },

  changesSafe: 'Suas mudanças nesta cartela estão seguras neste navegador.',
  missing:
    'Confira o link. Se você excluiu a cartela, pode restaurá-la em <myCards>Minhas cartelas</myCards>.',
  saveMine: 'Salvar minha versão como nova',
}
