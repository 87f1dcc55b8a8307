import { PRODUCT_NAME } from '#shared/product.ts'
import type { app as english } from '../en/app.ts'
import type { Messages } from '../messages.ts'

export const app: Messages<typeof english> = {
  appearance: 'Aparência',
  broken: 'Algo quebrou nesta tela',
  brokenText: 'A culpa é nossa, não sua. Suas cartelas e marcações estão seguras.',
  categories: 'Categorias',
  checking: 'Verificando seu acesso',
  contact: 'Contato',
  developers: 'Desenvolvedores',
  help: 'Ajuda',
  logIn: 'Entrar',
  menu: 'Menu',
  newCard: 'Nova cartela',
  noId: 'Falta o id da cartela.',
  privacy: 'Privacidade',
  reload: 'Recarregar',
  skip: 'Pular para o conteúdo',
  terms: 'Termos',
  unreachable: `O ${PRODUCT_NAME} não está respondendo agora. Confira sua conexão.`,
}
