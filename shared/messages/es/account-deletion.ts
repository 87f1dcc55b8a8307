import type { accountDeletion as english } from '../en/account-deletion.ts'
import type { Messages } from '../messages.ts'

export const accountDeletion: Messages<typeof english> = {
  title: '¿Eliminar tu cuenta?',
  warning:
    'Esto no se puede deshacer. También eliminaremos tus categorías. Quien tenga un enlace podrá seguir jugando con tus cartones, pero nadie podrá editarlos.',
  password: 'Tu contraseña',
  delete: 'Eliminar cuenta',
  deleted: 'Cuenta eliminada',
  deletedText: 'Quien tenga el enlace podrá seguir jugando con tus cartones.',
  failed: 'La cuenta no se eliminó',
  logInAgain: 'Vuelve a entrar y después elimina la cuenta.',
}
