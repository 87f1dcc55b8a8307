import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { emails as english } from '../en/emails.ts'
import type { Messages } from '../messages.ts'

export const emails: Messages<typeof english> = {
  signature: `El equipo de ${PRODUCT_NAME}`,
  verificationSubject: `Confirma tu correo en ${PRODUCT_NAME}`,
  verification: (link) => `Te damos la bienvenida a ${PRODUCT_NAME}. Confirma tu correo aquí:

${link}

El enlace sirve una sola vez y caduca en ${LINK_MINUTES} minutos.`,
  resetSubject: `Elige otra contraseña en ${PRODUCT_NAME}`,
  reset: (
    link,
  ) => `Alguien (esperamos que tú) pidió cambiar tu contraseña de ${PRODUCT_NAME}. Elige una nueva aquí:

${link}

El enlace sirve una sola vez y caduca en ${LINK_MINUTES} minutos. Si no lo pediste, ignora este correo: tu contraseña sigue igual.`,
  invitationSubject: `Crea tu cuenta en ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `Alguien (esperamos que tú) pidió crear una cuenta en ${PRODUCT_NAME} con tu correo. Créala aquí:

${link}

El enlace sirve una sola vez, solo para tu correo, y caduca en ${INVITATION_DAYS} días. Si ya tienes una cuenta, entra como siempre.`,
  signInElsewhereSubject: `Tu cuenta de ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `Alguien (esperamos que tú) pidió otra contraseña. Tu cuenta no tiene contraseña. Entra con ${provider}.`,
  passwordChangedSubject: `Tu contraseña de ${PRODUCT_NAME} cambió`,
  passwordChanged: `Tu contraseña acaba de cambiar y cerramos tu sesión en todos los demás dispositivos.

Si no lo hiciste tú, cámbiala cuanto antes con “¿Olvidaste tu contraseña?” en la página Entrar.`,
  reportDecidedSubject: `Tu denuncia en ${PRODUCT_NAME}`,
  reportDecided: (link, isRemoved, why) => `Gracias por tu denuncia. La revisó una persona:
${link}

${isRemoved ? 'Lo retiramos.' : 'Decidimos dejarlo como está.'}

Motivo: ${why}

Si no estás de acuerdo, escribe al correo de nuestra página Contacto.`,
  takenDownSubject: `Retiramos tu cartón de ${PRODUCT_NAME}`,
  takenDown: (link, why) => `Retiramos un cartón tuyo tras una denuncia:
${link}

Motivo: ${why}

Si es un error, escribe al correo de nuestra página Contacto en un plazo de ${APPEAL_DAYS} días. Después, las frases del cartón se eliminan para siempre.`,
}
