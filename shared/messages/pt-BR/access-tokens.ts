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
}
