import type { newToken as english } from '../en/new-token.ts'
import type { Messages } from '../messages.ts'

export const newToken: Messages<typeof english> = {
  name: 'Nome',
  nameHint: 'Para que você usa, por exemplo “Bot do placar”',
  access: 'Acesso',
  expiresIn: 'Expira em',
  days: { 7: '7 dias', 30: '30 dias', 90: '90 dias', 365: 'Um ano' },
  create: 'Criar token',
  creating: 'Criando...',
  failed: 'O token não foi criado',

  copyTitle: 'Copie seu token',
  copyWarning: 'Não dá para mostrar de novo. Guarde como uma senha: quem tem o token pode usar.',
  token: (name) => `O token ${name}`,
  copied: 'Token copiado',
  copyByHand: 'Selecione o token e copie à mão.',
  done: 'Pronto',
}
