import type { profile as english } from '../en/profile.ts'
import type { Messages } from '../messages.ts'

export const profile: Messages<typeof english> = {
  form: 'Perfil',
  displayName: 'Nombre visible',
  save: 'Guardar cambios',
  saved: 'Perfil actualizado',
  saveFailed: 'No se guardó',
  saveUnexplained: 'Tu perfil no se actualizó. Inténtalo de nuevo.',

  preview: 'Vista previa',
  unconfirmed: 'Correo sin confirmar',
  resend: 'Enviar el correo otra vez',
  since: 'Con cuenta desde el <day></day>',
  sinceGoogle: 'Con cuenta desde el <day></day>, entra con Google',
  sinceOrganization: 'Con cuenta desde el <day></day>, entra con su organización',

  passwordTitle: 'Cambiar contraseña',
  currentPassword: 'Contraseña actual',
  confirmPassword: 'Repite la contraseña nueva',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Contraseña cambiada',
  passwordChangedText: 'Cerramos tu sesión en todos los demás dispositivos.',
  passwordFailed: 'La contraseña no se cambió',

  devicesTitle: 'Otros dispositivos',
  devices:
    '¿Perdiste el teléfono? ¿Dejaste la sesión abierta en clase? Ciérrala desde aquí en los demás dispositivos.',
  logOutOthers: 'Cerrar las demás sesiones',
  loggingOutOthers: 'Cerrando...',
  othersOut: 'Sesiones cerradas',
  othersOutText: 'Ahora solo este dispositivo tiene la sesión abierta.',
  othersFailed: 'No se cerraron',

  tokensTitle: 'Tokens de acceso',
  loadingTokens: 'Cargando tus tokens',

  dataTitle: 'Tus datos',
  data: 'Un archivo con tu cuenta, tus cartones y categorías y lo que jugaste. Puedes importar los cartones en Mis cartones.',
  download: 'Descargar mis datos',
  downloading: 'Descargando...',
  downloaded: 'Datos descargados',
  downloadedText: (file) => `Busca ${file} en tus descargas.`,
  downloadFailed: 'Los datos no se descargaron',
  cutOff: 'La conexión se cortó antes de terminar. Inténtalo de nuevo.',

  deletionTitle: 'Eliminar cuenta',
  deletion:
    'Eliminaremos tu nombre, tu correo y tus categorías. Quien tenga un enlace podrá seguir jugando con tus cartones.',
  delete: 'Eliminar cuenta',

  accountDeletion: {
    title: '¿Eliminar tu cuenta?',
    warning:
      'Esto no se puede deshacer. También eliminaremos tus categorías. Quien tenga un enlace podrá seguir jugando con tus cartones, pero nadie podrá editarlos.',
    password: 'Tu contraseña',
    delete: 'Eliminar cuenta',
    deleted: 'Cuenta eliminada',
    deletedText: 'Quien tenga el enlace podrá seguir jugando con tus cartones.',
    failed: 'La cuenta no se eliminó',
    logInAgain: 'Vuelve a entrar y después elimina la cuenta.',
  },
}
