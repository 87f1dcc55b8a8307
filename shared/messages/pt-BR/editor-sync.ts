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
}
