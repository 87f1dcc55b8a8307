import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { emails as english } from '../en/emails.ts'
import type { Messages } from '../messages.ts'

export const emails: Messages<typeof english> = {
  signature: `A equipe do ${PRODUCT_NAME}`,
  verificationSubject: `Confirme seu e-mail no ${PRODUCT_NAME}`,
  verification: (link) => `Boas-vindas ao ${PRODUCT_NAME}. Confirme seu e-mail aqui:

${link}

O link funciona uma vez só e expira em ${LINK_MINUTES} minutos.`,
  resetSubject: `Crie uma nova senha no ${PRODUCT_NAME}`,
  reset: (
    link,
  ) => `Alguém (esperamos que você) pediu para trocar sua senha do ${PRODUCT_NAME}. Crie uma nova aqui:

${link}

O link funciona uma vez só e expira em ${LINK_MINUTES} minutos. Se não foi você, ignore este e-mail. Sua senha não mudou.`,
  invitationSubject: `Crie sua conta no ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `Alguém (esperamos que você) pediu para criar uma conta no ${PRODUCT_NAME} com o seu e-mail. Crie sua conta aqui:

${link}

O link funciona uma vez só, apenas para o seu e-mail, e expira em ${INVITATION_DAYS} dias. Se você já tem uma conta, é só entrar.`,
  signInElsewhereSubject: `Sua conta no ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `Alguém (esperamos que você) pediu uma nova senha. Sua conta não tem senha. Entre com ${provider}.`,
  passwordChangedSubject: `Sua senha do ${PRODUCT_NAME} mudou`,
  passwordChanged: `Sua senha acabou de mudar, e desconectamos sua conta de todos os outros aparelhos.

Se não foi você, troque a senha agora mesmo com “Esqueceu a senha?” na página Entrar.`,
  reportDecidedSubject: `Sua denúncia no ${PRODUCT_NAME}`,
  reportDecided: (link, isRemoved, why) => `Agradecemos a denúncia. Uma pessoa analisou:
${link}

${isRemoved ? 'Tiramos do ar.' : 'Deixamos como está.'}

Motivo: ${why}

Se você não concordar, escreva para o e-mail da nossa página Contato.`,
  takenDownSubject: `Sua cartela no ${PRODUCT_NAME} saiu do ar`,
  takenDown: (link, why) => `Tiramos do ar uma cartela sua depois de uma denúncia:
${link}

Motivo: ${why}

Se for um engano, escreva para o e-mail da nossa página Contato em até ${APPEAL_DAYS} dias. Depois disso, as frases da cartela são excluídas para sempre.`,
}
