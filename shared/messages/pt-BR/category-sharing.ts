import { PRODUCT_NAME } from '#shared/product.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import type { Messages } from '../messages.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Compartilhar categoria',
  text: 'Quem tem o link pode ver esta categoria e fazer cartelas com ela.',
  ownerText:
    'Quem tem o link pode ver esta categoria e fazer cartelas com ela. Só as pessoas que você adicionar abaixo podem copiar ou editar.',
  link: 'Link desta categoria',
  linkFailedTitle: 'Não deu para copiar o link',
  linkFailed: 'Tente copiar à mão.',
  shareText: (name) => `“${name}” no ${PRODUCT_NAME}`,

  copy: 'Copiar para Minhas categorias',
  copying: 'Copiando...',
  copied: 'Categoria copiada',
  copiedText: (name) => `“${name}” já está em Minhas categorias.`,
  copyFailed: 'Não deu para copiar a categoria',
  logIn: 'Entre para copiar',

  people: 'Compartilhar com pessoas',
  username: 'Nome de usuário',
  usernameHint: 'Fica em Ajustes do perfil. Ou é só mandar o link acima.',
  access: 'Acesso',
  accessLabel: (person) => `Acesso de ${person}`,
  levels: { view: 'Ver', copy: 'Copiar', edit: 'Editar' },
  explained: {
    view: '<level>Ver:</level> aparece entre as categorias da pessoa',
    copy: '<level>Copiar:</level> a pessoa também pode fazer a própria cópia',
    edit: '<level>Editar:</level> a pessoa também pode adicionar, mudar e excluir ideias',
  },
  sharing: 'Compartilhando...',
  shared: 'Categoria compartilhada',
  sharedText: (person) => `“${person}” já vê esta categoria na própria lista.`,
  shareFailed: 'Não deu para compartilhar',

  sharedWith: 'Compartilhada com',
  nobody: 'Por enquanto, só você.',
  changeFailed: 'O acesso não mudou',
  remove: 'Remover',
  removeLabel: (person) => `Remover ${person}`,
  removed: 'Acesso removido',
  removedText: (person) => `${person} não tem mais acesso.`,
  removeFailed: 'Não deu para remover o acesso',
  restored: (person) => `${person} voltou a ter acesso.`,
}
