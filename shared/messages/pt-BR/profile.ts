import type { profile as english } from '../en/profile.ts'
import type { Messages } from '../messages.ts'

export const profile: Messages<typeof english> = {
  form: 'Perfil',
  displayName: 'Nome de exibição',
  save: 'Salvar mudanças',
  saved: 'Perfil atualizado',
  saveFailed: 'Não foi salvo',
  saveUnexplained: 'Seu perfil não foi atualizado. Tente de novo.',

  preview: 'Prévia',
  unconfirmed: 'E-mail não confirmado',
  resend: 'Mandar o e-mail de novo',
  since: 'Por aqui desde <day></day>',
  sinceGoogle: 'Por aqui desde <day></day>, entra com o Google',
  sinceOrganization: 'Por aqui desde <day></day>, entra com a organização',

  passwordTitle: 'Trocar a senha',
  currentPassword: 'Senha atual',
  confirmPassword: 'Repita a nova senha',
  changePassword: 'Trocar senha',
  passwordChanged: 'Senha trocada',
  passwordChangedText: 'Desconectamos sua conta de todos os outros aparelhos.',
  passwordFailed: 'A senha não mudou',

  devicesTitle: 'Outros aparelhos',
  devices: 'Perdeu o celular? Deixou a conta aberta na escola? Saia de todos os outros aparelhos por aqui.',
  logOutOthers: 'Sair dos outros aparelhos',
  loggingOutOthers: 'Saindo...',
  othersOut: 'Fora dos outros aparelhos',
  othersOutText: 'Agora sua conta está aberta só neste aparelho.',
  othersFailed: 'Não deu para sair',

  tokensTitle: 'Tokens de acesso',
  loadingTokens: 'Carregando seus tokens',

  dataTitle: 'Seus dados',
  data: 'Um arquivo com sua conta, suas cartelas e categorias e o que você jogou. Dá para importar as cartelas em Minhas cartelas.',
  download: 'Baixar meus dados',
  downloading: 'Baixando...',
  downloaded: 'Dados baixados',
  downloadedText: (file) => `Procure ${file} nos seus downloads.`,
  downloadFailed: 'Os dados não foram baixados',
  cutOff: 'A conexão caiu antes do fim. Tente de novo.',

  deletionTitle: 'Excluir conta',
  deletion: 'Vamos excluir seu nome, e-mail e categorias. Quem tem um link ainda pode jogar suas cartelas.',
  delete: 'Excluir conta',

  accountDeletion: {
    title: 'Excluir sua conta?',
    warning:
      'Não dá para desfazer. Suas categorias também serão excluídas. Quem tem um link ainda pode jogar suas cartelas, mas ninguém mais pode editá-las.',
    password: 'Sua senha',
    delete: 'Excluir conta',
    deleted: 'Conta excluída',
    deletedText: 'Quem tem o link ainda pode jogar suas cartelas.',
    failed: 'A conta não foi excluída',
    logInAgain: 'Entre de novo e depois exclua a conta.',
  },
}
