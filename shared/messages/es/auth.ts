import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { auth as english } from '../en/auth.ts'
import type { Messages } from '../messages.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator) =>
  operator ? `escribe a ${operator.name} (${operator.email})` : 'habla con quien administra este servidor'

export const auth: Messages<typeof english> = {
  title: 'Entra o crea tu cuenta',
  account: {
    title: 'Conserva tus cartones.',
    line: 'Guárdalos, compártelos y juega donde quieras.',
  },
  share: { title: 'A un paso de tu enlace.', line: 'Tu cartón te espera.' },
  coHost: { title: 'Organícenlo en equipo.', line: 'Entra o crea una cuenta para aceptar la invitación.' },
  designs: 'Diseños a tu gusto: seis temas y tus propias frases',
  gameplay: 'Juego interactivo: el cartón detecta el bingo solo',
  shareable: 'Cartones para compartir: un enlace y juegan todos',
  logInTab: 'Entrar',
  registerTab: 'Crear cuenta',
  noAccount: '¿No tienes cuenta?',
  toRegister: 'Créala',
  hasAccount: '¿Ya tienes cuenta?',
  toLogIn: 'Entra',
  continueWith: (provider) => `Continuar con ${provider}`,
  googleInApp:
    'Google no permite entrar desde dentro de otras apps. Abre primero esta página en tu navegador.',

  password: 'Contraseña',
  confirmPassword: 'Repite la contraseña',
  passwordTooShort: `La contraseña debe tener al menos ${DEFAULT_PASSWORD_MIN_LENGTH} caracteres`,
  loggingIn: 'Entrando',
  loggedIn: 'Sesión iniciada',
  welcomeBack: (name) => `¡Hola de nuevo, ${name}!`,
  logInFailed: 'No pudiste entrar',
  cookieRefused:
    'Tu navegador rechaza las cookies de este sitio y por eso no se abrió tu sesión. Permítelas y vuelve a entrar, o haz un cartón sin cuenta y copia su enlace.',
  cookieRefusedAfterRegistering:
    'Tu cuenta está lista, pero tu navegador rechaza las cookies de este sitio y por eso no se abrió tu sesión. Permítelas y entra, o haz un cartón sin cuenta y copia su enlace.',
  forgotPassword: '¿Olvidaste tu contraseña?',
  register: 'Crear cuenta',
  registering: 'Creando la cuenta',
  registered: 'Cuenta creada',
  welcome: (name) => `¡Hola, ${name}!`,
  registerFailed: 'La cuenta no se creó',
  nameAndIcon: 'Añade un nombre y un icono',
  displayName: 'Nombre visible (opcional)',

  closedTitle: 'Aquí no se crean cuentas nuevas',
  closed:
    'Este servidor no acepta cuentas nuevas. Si necesitas una, habla con quien administra este servidor.',
  closedAsk:
    'Este servidor no acepta cuentas nuevas. Si necesitas una, escribe a <name></name>: <address></address>',
  invitedTitle: 'Con invitación',
  invited:
    'Para crear una cuenta necesitas una invitación. ¿Ya la tienes? Abre su enlace. Si no, pídela a quien administra este servidor.',
  invitedAsk:
    'Para crear una cuenta necesitas una invitación. ¿Ya la tienes? Abre su enlace. Si no, pídela a <name></name>: <address></address>',
  noNeed: 'No necesitas cuenta para jugar ni para hacer un cartón en este navegador.',
  inviteHint: 'Si tu correo está en la lista, te enviaremos una invitación.',
  invite: 'Enviarme una invitación',
  inviteSent: 'Revisa tu correo',
  inviteSentText: `Si tu correo está en la lista, tu invitación va en camino. Sirve durante ${INVITATION_DAYS} días.`,
  inviteNotSent: 'La invitación no se envió',

  external: {
    googleDone: 'Entraste con Google',
    emailTaken: 'Ya tienes una cuenta con ese correo. Entra con tu contraseña.',
    emailTakenOrOther: (other) =>
      `Ya tienes una cuenta con ese correo. Entra con tu contraseña o con ${other}.`,
    emailOfAnother: (operator) => `Otra cuenta de aquí usa tu correo. Para resolverlo, ${ask(operator)}.`,
    closed: (operator) =>
      `Aún no tienes una cuenta aquí y este servidor no acepta nuevas. Si necesitas una, ${ask(operator)}.`,
    invited: (operator) =>
      `Aún no tienes una cuenta aquí y para crearla hace falta una invitación. Para pedirla, ${ask(operator)}.`,
    invitedOther: 'Tu invitación es para otro correo. Usa aquel en el que la recibiste.',
    suspended: (operator) => `Tu cuenta está suspendida. Si crees que es un error, ${ask(operator)}.`,
    invitationEnded: (operator) => `Tu invitación ya se usó o caducó. Para conseguir otra, ${ask(operator)}.`,
    emailUnconfirmed: (provider, operator) =>
      `No recibimos un correo confirmado de ${provider}. Confírmalo allí y entra de nuevo. Si eso no ayuda, ${ask(operator)}.`,
    unavailable: (provider) =>
      `Ahora mismo no podemos conectar con ${provider}. Inténtalo de nuevo en un minuto.`,
    unnamed: 'ese servicio',
    googleFailed: 'No pudiste entrar con Google. Inténtalo de nuevo o usa tu contraseña.',
    failed: (provider) => `No pudiste entrar con ${provider}. Inténtalo de nuevo.`,
  },
}
