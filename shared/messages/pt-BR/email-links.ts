import { LINK_MINUTES } from '#shared/product.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import type { Messages } from '../messages.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Entrar',
  profile: 'Ajustes do perfil',
  reset: {
    title: 'Crie uma nova senha',
    confirmPassword: 'Repita a senha',
    save: 'Salvar nova senha',
    failed: 'A senha não mudou',
    backToLogIn: 'Voltar para entrar',
    requestAgain: 'Pedir outro link',
    done: 'Sua nova senha está pronta',
    doneText: 'Já dá para entrar com ela. Desconectamos sua conta de todos os outros aparelhos.',
    incomplete: 'Esse link estava incompleto. Abra de novo pelo e-mail ou peça outro aqui.',
    requestHint: 'Mandamos um link por e-mail para você criar uma nova senha.',
    request: 'Quero um link',
    requested: 'Confira seu e-mail',
    requestedText: 'Se esse e-mail tem uma conta, o link já está a caminho.',
    expires: `O link funciona uma vez só e expira em ${LINK_MINUTES} minutos.`,
  },
  verify: {
    title: 'Confirme seu e-mail',
    incomplete: 'Este link está incompleto. Abra de novo pelo e-mail.',
    pending: 'Confirmando seu e-mail',
    done: 'E-mail confirmado',
    doneText: 'Se um dia você esquecer a senha, podemos mandar um link para criar outra.',
    already: 'Já estava confirmado',
    alreadyText: (reason, email) => `${reason} Seu e-mail, ${email}, está confirmado.`,
    invalid: 'Não conseguimos confirmar seu e-mail',
    logInForLink: 'Entre para pedir outro link',
    sendAgain: 'Mandar outro link',
    failed: 'Ainda não confirmado',
  },
}
