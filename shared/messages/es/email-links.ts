import { LINK_MINUTES } from '#shared/product.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import type { Messages } from '../messages.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Entrar',
  profile: 'Ajustes del perfil',
  reset: {
    title: 'Elige otra contraseña',
    confirmPassword: 'Repite la contraseña',
    save: 'Guardar contraseña',
    failed: 'La contraseña no se cambió',
    backToLogIn: 'Volver a entrar',
    requestAgain: 'Pedir otro enlace',
    done: 'Tu contraseña nueva está lista',
    doneText: 'Ya puedes entrar con ella. Cerramos tu sesión en los demás dispositivos.',
    incomplete: 'Ese enlace estaba incompleto. Ábrelo otra vez desde el correo o pide otro aquí.',
    requestHint: 'Te enviaremos un enlace para elegir otra contraseña.',
    request: 'Enviarme un enlace',
    requested: 'Revisa tu correo',
    requestedText: 'Si ese correo tiene una cuenta, el enlace va en camino.',
    expires: `El enlace sirve una sola vez y caduca en ${LINK_MINUTES} minutos.`,
  },
  verify: {
    title: 'Confirma tu correo',
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
    pending: 'Confirmando tu correo',
    done: 'Correo confirmado',
    doneText: 'Si alguna vez olvidas tu contraseña, podremos enviarte un enlace para cambiarla.',
    already: 'Ya estaba confirmado',
    alreadyText: (reason, email) => `${reason} Tu correo, ${email}, está confirmado.`,
    invalid: 'No pudimos confirmar tu correo',
    logInForLink: 'Entra para pedir otro enlace',
    sendAgain: 'Enviar otro enlace',
    failed: 'Aún sin confirmar',
  },
}
