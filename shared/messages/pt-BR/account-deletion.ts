import type { accountDeletion as english } from '../en/account-deletion.ts'
import type { Messages } from '../messages.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Excluir sua conta?',
  warning:
    'Não dá para desfazer. Suas categorias também serão excluídas. Quem tem um link ainda pode jogar suas cartelas, mas ninguém mais pode editá-las.',
  password: 'Sua senha',
  delete: 'Excluir conta',
  deleted: 'Conta excluída',
  deletedText: 'Quem tem o link ainda pode jogar suas cartelas.',
  failed: 'A conta não foi excluída',
  logInAgain: 'Entre de novo e depois exclua a conta.',
}
