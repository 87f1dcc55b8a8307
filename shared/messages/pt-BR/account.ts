import { LINK_MINUTES } from '#shared/product.ts'
import type { account as english } from '../en/account.ts'
import type { Messages } from '../messages.ts'

export const account: Messages<typeof english> = {
  email: 'E-mail',
  username: 'Nome de usuário',
  usernameHint: 'De 3 a 20 letras, números, pontos, hifens ou sublinhados',
  newPassword: 'Nova senha',
  passwordHint: (minLength) => `Pelo menos ${minLength} caracteres`,
  optional: 'Opcional',
  passwordsDiffer: 'As senhas não são iguais',
  profileIcon: (icon) => `Ícone do perfil: ${icon}`,
  icons: {
    cat: 'gato',
    dog: 'cachorro',
    fish: 'peixe',
    'gamepad-2': 'videogame',
    gem: 'diamante',
    palette: 'paleta',
    'paw-print': 'patinha',
    pizza: 'pizza',
    plane: 'avião',
    rabbit: 'coelho',
    rocket: 'foguete',
    robot: 'robô',
    snail: 'caracol',
    sprout: 'broto',
    'tree-palm': 'palmeira',
    turtle: 'tartaruga',
  },
  linkSent: 'Link enviado',
  linkSentText: `Confira seu e-mail. O link expira em ${LINK_MINUTES} minutos.`,
  linkNotSent: 'O link não foi enviado',
  sending: 'Enviando...',
}
