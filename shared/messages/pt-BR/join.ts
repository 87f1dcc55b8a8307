import { PRODUCT_NAME } from '#shared/product.ts'
import type { join as english } from '../en/join.ts'
import type { Messages } from '../messages.ts'

export const join: Messages<typeof english> = {
  title: 'Tem um código?',
  explanation: 'Digite os seis dígitos que o anfitrião mostra ou diz. Cada código vale por um dia.',
  code: 'Código',
  play: 'Jogar',
  opening: 'Abrindo...',
  wrong: 'Nenhuma cartela tem esse código. Confira com o anfitrião.',
  ended: 'Esse código não vale mais. Peça outro ao anfitrião.',
  limited: 'Códigos errados demais. Tente de novo em um minuto.',
  incomplete: 'Digite os seis dígitos.',
  offline: `O ${PRODUCT_NAME} não está respondendo. Confira sua conexão.`,
  failed: 'Algo deu errado. Tente de novo.',
}
