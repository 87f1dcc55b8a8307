import { PRODUCT_NAME } from '#shared/product.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Limpar busca',
  deleting: 'Excluindo...',
  dismiss: 'Fechar',
  hidePassword: 'Ocultar senha',
  iconTest: 'Teste de ícones',
  keep: {
    title: 'Guardar suas cartelas temporárias?',
    text: (count) =>
      plural(count, {
        one: `Você fez ${count} cartela neste navegador. Salve na sua conta para compartilhar e jogar onde quiser.`,
        other: `Você fez ${count} cartelas neste navegador. Salve na sua conta para compartilhar e jogar onde quiser.`,
      }),
    notNow: 'Agora não',
    failed: 'Não deu para salvar tudo.',
    stillHere: (count) =>
      plural(count, {
        one: `Ainda só neste navegador: ${count} cartela.`,
        other: `Ainda só neste navegador: ${count} cartelas.`,
      }),
    saved: (count) =>
      plural(count, {
        one: `${count} cartela salva na sua conta!`,
        other: `${count} cartelas salvas na sua conta!`,
      }),
  },
  listFailed: 'A lista não carregou.',
  listLoading: 'Carregando a lista',
  listOffline: 'Você está sem conexão. A lista volta quando a conexão voltar.',
  loggingOut: 'Saindo...',
  logOut: 'Sair',
  logOutTitle: 'Sair e perder mudanças?',
  logOutText: (cards) =>
    plural(cards, {
      one: `As mudanças de ${cards} cartela ainda não foram salvas. Se você sair agora, elas se perdem.`,
      other: `As mudanças de ${cards} cartelas ainda não foram salvas. Se você sair agora, elas se perdem.`,
    }),
  lost: {
    deleted: (title) => `“${title}” não está mais no servidor`,
    refused: (title) => `Você não pode mais editar “${title}”`,
    text: 'Suas mudanças não salvas continuam aqui. Abra a cartela para salvar tudo como uma nova.',
  },
  loggedOut: 'Você saiu da conta',
  loggedOutText: 'Até a próxima!',
  logOutFailed: 'Não deu para sair',
  modes: { auto: 'Automático', light: 'Claro', dark: 'Escuro' },
  modesShort: { auto: 'Auto', light: 'Claro', dark: 'Escuro' },
  myCards: 'Minhas cartelas',
  notFound: 'Página não encontrada',
  notFoundText: 'Esse número não saiu. O link pode ser antigo, ou alguma letra se perdeu.',
  notification: 'Notificação',
  notifications: 'Avisos ({hotkey})',
  profile: 'Ajustes do perfil',
  showMore: 'Mostrar mais',
  showPassword: 'Mostrar senha',
  stay: 'Ficar',
  trouble: {
    'log-in':
      'Sua rede ou empresa pede que você entre de novo. Recarregue a página; suas mudanças continuam guardadas.',
    'read-only':
      'A rede não deixa sua mudança passar. Tente outras palavras ou outra rede, como os dados móveis.',
  },
  updated: `O ${PRODUCT_NAME} foi atualizado`,

  languages: {
    title: 'Idioma',
    current: (name) => `Idioma: ${name}`,
    notChecked: 'Tradução ainda sem revisão de falantes nativos.',
    help: '<link>Ajude a gente</link> a melhorar.',
    failed: 'Não deu para mudar o idioma',
  },
}
