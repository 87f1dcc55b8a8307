import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

const squares = (count: number) =>
  plural(count, { one: `${count} quadrado preenchido`, other: `${count} quadrados preenchidos` })
const moved = (count: number) =>
  plural(count, {
    one: `${count} frase foi para Mais frases.`,
    other: `${count} frases foram para Mais frases.`,
  })
const lost = (count: number) =>
  plural(count, { one: `${count} frase não coube.`, other: `${count} frases não couberam.` })

export const editorChanges: Messages<typeof english> = {
  shortened: (max) => `Texto encurtado para ${max} caracteres`,
  steps: {
    grid: (size) => `Cartela ${size}x${size}`,
    freeSpaceOn: 'Incluir espaço livre',
    freeSpaceOff: 'Tirar espaço livre',
    shuffle: 'Embaralhar',
    clear: 'Limpar quadrados',
    fill: 'Usar exemplos',
    swap: 'Trocar de lugar',
    paste: 'Colar uma lista',
    category: 'Preencher com uma categoria',
    put: 'Colocar na cartela',
    restore: 'Restaurar',
    undo: 'Mudar o tamanho',
  },
  undone: (step) => `Desfeito: ${step}`,
  redone: (step) => `Refeito: ${step}`,
  redo: 'Refazer',
  cantUndo: (step) => `Não dá para desfazer: ${step}`,
  cantRedo: (step) => `Não dá para refazer: ${step}`,
  stale: 'A cartela mudou desde então.',
  wouldNotFit: (words) =>
    plural(words, {
      one: `${words} frase não caberia. Antes, remova alguma de Mais frases.`,
      other: `${words} frases não caberiam. Antes, remova algumas de Mais frases.`,
    }),
  cantApply: 'Sua mudança não pode ser aplicada',
  applyAgain: 'Aplicar de novo',
  changed: 'A cartela mudou em outro lugar',
  changedText: 'Sua mudança anterior não foi aplicada.',
  movedAway: 'Outra pessoa escreveu no seu quadrado',
  movedAwayText: (words) => `A sua frase foi para Mais frases: ${words}.`,
  putBack: 'Colocar de volta',
  noRoom: 'Não há espaço para isso',
  noRoomFor: (words) => `Não está na cartela: ${words}. Remova alguma de Mais frases e tente de novo.`,
  noRoomText: 'Remova alguma de Mais frases e tente de novo.',
  someone: (squares) =>
    plural(squares, {
      one: `Alguém mudou ${squares} quadrado.`,
      other: `Alguém mudou ${squares} quadrados.`,
    }),

  examples: 'Exemplos adicionados',
  examplesText: 'Os quadrados vazios viraram uma noite de filme!',
  full: 'Nenhum quadrado vazio',
  fullText: 'Todos os quadrados estão preenchidos.',
  cleared: 'Quadrados limpos',
  clearedText: 'A cartela está vazia.',
  empty: 'Nada para limpar',
  emptyText: 'A cartela já está vazia.',
  shuffled: 'Embaralhado',
  shuffledText: 'Os quadrados mudaram de lugar!',
  shuffleNothing: 'Nada para embaralhar',
  shuffleNothingText: 'Antes, preencha pelo menos 2 quadrados.',
  pasted: 'Lista colada',
  pasteNothing: 'Nada para colar',
  pasteNothingText: 'Essas frases já estão na cartela.',
  fromCategory: 'Preenchido',
  fillNothing: 'Nada para preencher',
  fillNothingText: (category) => `Tudo o que cabe de “${category}” já está aqui.`,
  restored: 'Versão restaurada',
  restoredText: 'A cartela voltou a ser o que era.',
  restoreNothing: 'Nada para restaurar',
  restoreNothingText: 'A cartela está igual àquela versão.',
  filled: (filled) => `${squares(filled)}.`,
  filledFrom: (filled, category) => `${squares(filled)} com “${category}”.`,
  grid: (size) => `Cartela ${size}x${size}`,
  freeSpace: 'Espaço livre',
  moved,
  lost,
  both: (one, other) => `${one} ${other}`,
  swappedWith: (words) => `Trocou de lugar com ${words}`,
  swappedWithBlank: 'Trocou de lugar com um quadrado vazio',
  put: (word) => `“${word}” está na cartela`,
  stillCalled: 'Continua valendo',
  takeBack: 'Anular',
  called: (word) => `Saiu: ${word}.`,
  takenBack: (word) => `Anulado: ${word}.`,
  newCard: 'Nova cartela',
  newCardText: 'Sua cartela não salva ficou guardada à parte.',

  cannotSave: 'Ainda não dá para salvar',
  cannotSaveText: `Escreva em pelo menos ${MIN_FILLED_CELLS} quadrados antes de salvar.`,
  cannotShare: 'Ainda não dá para compartilhar',
  cannotShareText: 'Salve sua cartela antes de compartilhar.',
  saved: 'Cartela salva!',
  savedToAccount: 'Cartela salva na sua conta!',
  savedHere: 'Cartela temporária salva. Entre para guardar de vez.',
  savedElsewhere: 'Cartela salva em outra aba',
  savedElsewhereText: 'Agora você está na cartela salva.',
  updated: 'Cartela atualizada!',
  play: 'Jogar',
  offlineText: 'Suas mudanças estão seguras. Salvamos assim que a conexão voltar.',
  failed: 'A cartela não foi salva. Tente de novo.',
  failedGone: 'A cartela não foi salva: ela não está mais no servidor. Você pode salvar como uma nova.',
  failedForbidden: 'A cartela não foi salva: você não pode mais editar.',
  logIn: 'Entre para salvar',
  logInText: 'Suas mudanças ficam neste navegador até você entrar.',
}
