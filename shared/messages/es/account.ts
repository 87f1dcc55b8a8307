import { LINK_MINUTES } from '#shared/product.ts'
import type { account as english } from '../en/account.ts'
import type { Messages } from '../messages.ts'

export const account: Messages<typeof english> = {
  email: 'Correo',
  username: 'Nombre de usuario',
  usernameHint: 'De 3 a 20 letras, números, puntos, guiones o guiones bajos',
  newPassword: 'Contraseña nueva',
  passwordHint: (minLength) => `Al menos ${minLength} caracteres`,
  optional: 'Opcional',
  passwordsDiffer: 'Las contraseñas no coinciden',
  profileIcon: (icon) => `Icono de perfil: ${icon}`,
  icons: {
    cat: 'gato',
    dog: 'perro',
    fish: 'pez',
    'gamepad-2': 'videojuego',
    gem: 'diamante',
    palette: 'paleta',
    'paw-print': 'huella',
    pizza: 'pizza',
    plane: 'avión',
    rabbit: 'conejo',
    rocket: 'cohete',
    robot: 'robot',
    snail: 'caracol',
    sprout: 'brote',
    'tree-palm': 'palmera',
    turtle: 'tortuga',
  },
  linkSent: 'Enlace enviado',
  linkSentText: `Revisa tu correo. El enlace caduca en ${LINK_MINUTES} minutos.`,
  linkNotSent: 'El enlace no se envió',
  sending: 'Enviando...',
}
