import type { editorSync as english } from '../en/editor-sync.ts'
import type { Messages } from '../messages.ts'

const asNew = 'Você pode salvar o que vê como uma cartela nova, com link próprio.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Você saiu da conta',
  signedOutText: 'Suas mudanças estão seguras aqui. Entre para salvar.',
  losses: {
    deleted: { title: 'Esta cartela foi excluída', text: asNew },
    gone: { title: 'Esta cartela não está mais no servidor', text: asNew },
    foreign: { title: 'Esta cartela é de outra conta', text: asNew },
    removed: {
      title: 'Você não pode mais editar esta cartela',
      text: `O dono tirou você dos coanfitriões ou excluiu a própria conta. ${asNew}`,
    },
  },
  asNew: 'Salvar como nova',
  conflict: 'A cartela mudou em outro lugar',
  conflictText: 'Outro anfitrião mudou a mesma coisa, ou foi você em outra aba.',
  keepMine: 'Manter o meu',
  keepTheirs: 'Manter o outro',
  parts: {
    grid: 'A cartela toda',
    title: 'Título',
    theme: 'Tema',
    image: 'Imagem do espaço livre',
    pattern: 'Para ganhar',
    extra: 'Mais frases',
    oldSquare: 'Um quadrado de antes',
  },
  yours: (part, mine) => `${part}. Sua versão: ${quoted(mine)}`,
  both: (part, mine, theirs) => `${part}. Sua versão: ${quoted(mine)}; a outra: ${quoted(theirs)}`,
  andMore: (parts) => `e mais ${parts}`,
  place: (row, column) => `Linha ${row}, coluna ${column}`,
  logIn: 'Entrar',
}

/** Words in quotes, or that there are none. */
function quoted(words: string): string {
  return words === '' ? 'nada' : `“${words}”`
}
