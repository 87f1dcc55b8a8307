import type { accessTokens as english } from '../en/access-tokens.ts'
import type { Messages } from '../messages.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Deixe um script ou bot ler ou mudar suas cartelas. <link>Veja como funciona</link>. Os tokens param de funcionar quando você troca a senha ou sai dos outros aparelhos.',
  failed: 'Seus tokens não carregaram.',
  full: (count) => `Você tem ${count} tokens. Exclua um para abrir espaço para outro.`,
  new: 'Novo token',

  scopes: {
    'cards:read': 'Ler cartelas',
    'cards:write': 'Ler e mudar cartelas',
  },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Nunca usado',
  lastUsed: (day) => `Último uso: ${day}`,
  expired: (day) => `Expirou em ${day}`,
  expires: (day) => `Expira em ${day}`,

  deleteLabel: (name) => `Excluir ${name}`,
  deleteTitle: (name) => `Excluir “${name}”?`,
  deleteWarning: 'Os scripts e bots que usam esse token param de funcionar na hora.',
  delete: 'Excluir token',
  deleted: (name) => `“${name}” não funciona mais.`,
  deleteFailed: 'O token não foi excluído',

  newToken: {
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
  },
}
