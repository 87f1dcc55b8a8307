import type { admin as english } from '../en/admin.ts'
import type { Messages } from '../messages.ts'

export const admin: Messages<typeof english> = {
  title: 'Administração',
  notLoaded: 'Não carregou',
  reports: 'Denúncias',
  noReports: 'Ninguém denunciou nada.',
  noName: 'sem nome',
  noEmail: 'sem e-mail',

  find: 'Buscar',
  findField: 'Um link, um código ou um nome de usuário',
  nothingFound: 'Nada tem esse link, código ou nome.',
  states: { live: 'no ar', removed: 'fora do ar', deleted: 'excluído' },
  thing: (state, owner, openReports) => `Estado: ${state}, dono: ${owner}, denúncias abertas: ${openReports}`,
  noOwner: 'ninguém',
  account: (day, cards) => `desde ${day}, cartelas: ${cards}`,
  suspendedAccount: (day, cards) => `desde ${day}, cartelas: ${cards}, suspensa`,

  acts: {
    'take-down': {
      label: 'Tirar do ar',
      title: 'Tirar do ar?',
      follows:
        'O link para de funcionar em todo lugar, as telas abertas são avisadas e tudo pode ser restaurado por 30 dias.',
    },
    restore: {
      label: 'Restaurar',
      title: 'Restaurar?',
      follows: 'Tudo volta ao ar, como era.',
    },
    dismiss: {
      label: 'Deixar assim',
      title: 'Deixar assim?',
      follows: 'Fica como está, e as denúncias são encerradas.',
    },
    suspend: {
      label: 'Suspender',
      title: 'Suspender?',
      follows:
        'A pessoa sai de todos os aparelhos e ninguém pode mudar as cartelas dela até você reativar a conta.',
    },
    reinstate: {
      label: 'Reativar',
      title: 'Reativar?',
      follows: 'A pessoa volta a poder entrar e mudar suas cartelas.',
    },
    delete: {
      label: 'Excluir conta',
      title: 'Excluir conta?',
      follows: 'Não dá para desfazer. As cartelas ainda podem ser jogadas, sem dono.',
    },
  },
  why: 'Por quê?',
  whyHint: 'Fica guardado por um ano. Quem denunciou e o dono de uma cartela tirada do ar podem ler.',
  pending: 'Um momento...',
  done: 'Feito',
  notDone: 'Não foi feito',

  confirm: {
    title: 'É você?',
    logInAgain: 'Você entrou há mais de 10 minutos. Saia, entre de novo e volte aqui.',
    password: 'Sua senha',
    passwordHint: 'Vale pelos próximos 10 minutos.',
    passwordMissing: 'Digite sua senha',
    answer: 'Continuar',
    failed: 'Não confirmado',
  },
}
