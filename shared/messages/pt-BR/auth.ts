import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { auth as english } from '../en/auth.ts'
import type { Messages } from '../messages.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator) =>
  operator ? `escreva para ${operator.name} (${operator.email})` : 'fale com quem cuida deste servidor'

export const auth: Messages<typeof english> = {
  title: 'Entre ou crie sua conta',
  account: { title: 'Guarde suas cartelas.', line: 'Salve, compartilhe e jogue onde quiser.' },
  share: { title: 'Falta um passo para o link.', line: 'Sua cartela está esperando.' },
  coHost: { title: 'Organizem em equipe.', line: 'Entre ou crie uma conta para aceitar o convite.' },
  designs: 'Do seu jeito: seis temas e as suas frases',
  gameplay: 'Jogo interativo: a cartela percebe o bingo sozinha',
  shareable: 'Fácil de compartilhar: um link e todo mundo joga',
  logInTab: 'Entrar',
  registerTab: 'Criar conta',
  noAccount: 'Não tem conta?',
  toRegister: 'Crie a sua',
  hasAccount: 'Já tem conta?',
  toLogIn: 'Entre',
  continueWith: (provider) => `Continuar com ${provider}`,
  googleInApp:
    'O Google não permite entrar de dentro de outros apps. Abra esta página no seu navegador primeiro.',

  password: 'Senha',
  confirmPassword: 'Repita a senha',
  passwordTooShort: `A senha precisa ter pelo menos ${DEFAULT_PASSWORD_MIN_LENGTH} caracteres`,
  loggingIn: 'Entrando',
  loggedIn: 'Você entrou',
  welcomeBack: (name) => `Olá de novo, ${name}!`,
  logInFailed: 'Não deu para entrar',
  cookieRefused:
    'Seu navegador recusa os cookies deste site, por isso você não entrou. Permita os cookies e entre de novo, ou faça uma cartela sem conta e copie o link dela.',
  cookieRefusedAfterRegistering:
    'Sua conta está pronta, mas seu navegador recusa os cookies deste site, por isso você não entrou. Permita os cookies e entre, ou faça uma cartela sem conta e copie o link dela.',
  forgotPassword: 'Esqueceu a senha?',
  register: 'Criar conta',
  registering: 'Criando a conta',
  registered: 'Conta criada',
  welcome: (name) => `Boas-vindas, ${name}!`,
  registerFailed: 'A conta não foi criada',
  nameAndIcon: 'Adicione um nome e um ícone',
  displayName: 'Nome de exibição (opcional)',

  closedTitle: 'Sem contas novas por aqui',
  closed: 'Este servidor não aceita contas novas. Se precisar de uma, fale com quem cuida deste servidor.',
  closedAsk:
    'Este servidor não aceita contas novas. Se precisar de uma, escreva para <name></name>: <address></address>',
  invitedTitle: 'Só com convite',
  invited:
    'Para criar uma conta, é preciso ter um convite. Já tem? Abra o link dele. Se não, peça a quem cuida deste servidor.',
  invitedAsk:
    'Para criar uma conta, é preciso ter um convite. Já tem? Abra o link dele. Se não, peça a <name></name>: <address></address>',
  noNeed: 'Você não precisa de conta para jogar nem para fazer uma cartela neste navegador.',
  inviteHint: 'Se o seu e-mail estiver na lista, mandamos um convite.',
  invite: 'Quero um convite',
  inviteSent: 'Confira seu e-mail',
  inviteSentText: `Se o seu e-mail estiver na lista, o convite já está a caminho. Ele vale por ${INVITATION_DAYS} dias.`,
  inviteNotSent: 'O convite não foi enviado',

  external: {
    googleDone: 'Você entrou com o Google',
    emailTaken: 'Você já tem uma conta com esse e-mail. Entre com sua senha.',
    emailTakenOrOther: (other) =>
      `Você já tem uma conta com esse e-mail. Entre com sua senha ou com ${other}.`,
    emailOfAnother: (operator) => `Outra conta daqui usa o seu e-mail. Para resolver, ${ask(operator)}.`,
    closed: (operator) =>
      `Você ainda não tem uma conta aqui, e este servidor não aceita novas. Se precisar de uma, ${ask(operator)}.`,
    invited: (operator) =>
      `Você ainda não tem uma conta aqui, e para criar é preciso um convite. Para pedir um, ${ask(operator)}.`,
    invitedOther: 'Seu convite é para outro e-mail. Use aquele em que você o recebeu.',
    suspended: (operator) => `Sua conta está suspensa. Se achar que é um engano, ${ask(operator)}.`,
    invitationEnded: (operator) =>
      `Seu convite já foi usado ou expirou. Para conseguir outro, ${ask(operator)}.`,
    emailUnconfirmed: (provider, operator) =>
      `Ao entrar com ${provider}, não recebemos um e-mail confirmado. Confirme o seu por lá e tente de novo. Se não resolver, ${ask(operator)}.`,
    unavailable: (provider) => `Não deu para falar com ${provider} agora. Tente de novo em um minuto.`,
    unnamed: 'esse serviço',
    googleFailed: 'Não deu para entrar com o Google. Tente de novo ou use sua senha.',
    failed: (provider) => `Não deu para entrar com ${provider}. Tente de novo.`,
  },
}
