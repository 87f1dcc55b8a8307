import { PRODUCT_NAME } from '#shared/product.ts'
import type { embed as english } from '../en/embed.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const embed: Messages<typeof english> = {
  address: (href) => `A cartela está em ${href}`,
  called: (count) => plural(count, { one: `${count} já saiu`, other: `${count} já saíram` }),
  failedText: 'Vamos tentar de novo assim que a conexão voltar.',
  gone: 'Esta cartela não existe mais',
  goneText: 'Talvez o anfitrião tenha excluído, ou o link está incompleto.',
  make: `Faça uma cartela no ${PRODUCT_NAME}`,
  notLinked: 'Esta página não consegue abrir links',
  open: `Abrir no ${PRODUCT_NAME}`,
  openLabel: `Abrir no ${PRODUCT_NAME} (em outra aba)`,
  picture: 'Uma imagem da cartela',
  playAt: (address) => `Jogue: ${address}`,
  removedText: 'Quem cuida deste site tirou do ar.',
}
