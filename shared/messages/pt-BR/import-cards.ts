import type { importCards as english } from '../en/import-cards.ts'
import { type Messages, numberIn, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')
const number = numberIn('pt-BR')

const cards = (count: number) =>
  plural(count, { one: `${number(count)} cartela`, other: `${number(count)} cartelas` })
const imported = (count: number) =>
  count === 0
    ? 'Nenhuma cartela importada'
    : plural(count, { one: `${cards(count)} importada`, other: `${cards(count)} importadas` })
const skippedOf = (count: number) =>
  plural(count, { one: `${number(count)} ignorada`, other: `${number(count)} ignoradas` })
const whichFile =
  'Escolha o arquivo salvo por “Baixar meus dados” em Ajustes do perfil ou por “Baixar como JSON” no menu de uma cartela.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Importar cartelas',
  reading: (file) => `Lendo ${file}...`,

  refusedTitle: 'Este arquivo não pode ser importado',
  chooseAnother: 'Escolher outro',
  makeCard: (words) => `Criar uma cartela com estas ${words} frases`,
  unreadable: 'Não conseguimos ler este arquivo. Escolha de novo.',
  brokenOff: 'O arquivo acaba antes do fim. Baixe de novo.',
  notCards: `Este arquivo não é de cartelas. ${whichFile}`,
  tooNew: 'Este arquivo foi feito por uma versão mais nova. Recarregue esta página e tente de novo.',
  noCard: `Não há nenhuma cartela neste arquivo. ${whichFile}`,
  empty: 'Não há nenhuma cartela neste arquivo.',
  tooLarge: `Este arquivo tem mais de 100 MB. ${whichFile}`,
  noneReadable: 'Corrija o arquivo ou escolha outro.',

  card: (position) => `Cartela ${position}`,
  cardTitled: (position, title) => `Cartela ${position}, “${title}”`,
  reasonAt: (field, reason) => `${field}: ${reason}`,
  reasonOf: (reason) => `: ${reason}`,
  notACard: 'Isto não é uma cartela.',
  noSquares: 'A cartela não tem quadrados.',
  cannotImport: (count) =>
    plural(count, {
      one: `${number(count)} não pode ser importada:`,
      other: `${number(count)} não podem ser importadas:`,
    }),
  skipped: (count) => `${skippedOf(count)}:`,
  more: (count) => `e mais ${number(count)}`,

  readyTitle: (count) => `Importar ${cards(count)}?`,
  ready: 'Cada uma vira uma cartela nova, com link próprio. As que você já tem continuam iguais.',
  onlyCards: 'Só as cartelas são importadas. As categorias deste arquivo são ignoradas.',
  import: (count) => `Importar ${cards(count)}`,

  runningTitle: (count) => `Importando ${cards(count)}`,
  running: (count, all) => `${number(count)} de ${number(all)} em Minhas cartelas.`,
  progress: 'Importado',
  stop: 'Parar',

  partlyTitle: (count, all) => `Importadas: ${number(count)} de ${cards(all)}`,
  endedTitle: imported,
  endedSkippedTitle: (count, skipped) => `${imported(count)}, ${skippedOf(skipped)}`,
  where: (count) =>
    plural(count, {
      one: 'É a primeira em Minhas cartelas.',
      other: 'São as primeiras em Minhas cartelas.',
    }),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'Você parou a importação.',
  noneYet: 'Nenhuma cartela importada ainda.',
  left: (count) =>
    plural(count, {
      one: 'Você ainda pode importar a outra cartela.',
      other: `Você ainda pode importar as outras ${cards(count)}.`,
    }),
  continue: 'Continuar',
  done: 'Pronto',

  leftTitle: 'Importação parada',
  leftText: (count, all) => `${number(count)} de ${cards(all)} em Minhas cartelas.`,
}
