import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { coHosts as english } from '../en/co-hosts.ts'
import type { Messages } from '../messages.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Coanfitriões',
  explanation: `Até ${CO_HOSTS_PER_CARD} pessoas podem editar esta cartela com você, ao vivo. Elas não podem excluir nem convidar outras.`,
  username: 'Nome de usuário',
  usernameHint: 'Fica em Ajustes do perfil.',
  add: 'Adicionar',
  adding: 'Adicionando...',
  added: 'Coanfitrião adicionado',
  addedText: (name) => `${name} vai encontrar esta cartela em Minhas cartelas.`,
  addFailed: 'Não deu para adicionar',
  yours: 'Seus coanfitriões',
  none: 'Por enquanto, só você.',
  remove: 'Remover',
  removeOne: (name) => `Remover ${name}`,
  removed: (name) => `${name} não pode mais editar esta cartela.`,
  removedWithLink: (name) =>
    `${name} não pode mais editar esta cartela. O link de convite também foi desativado.`,
  removeFailed: 'Não deu para remover',

  link: 'Link de convite',
  linkEnded: 'O link de convite também foi desativado.',
  linkHint: 'Quem abre o link e entra na conta vira coanfitrião.',
  linkMade: 'Quem abre o link e entra na conta vira coanfitrião. Copie agora: não dá para mostrar de novo.',
  linkKept: (date) =>
    `Seu link de ${date} ainda funciona, mas não dá para mostrar de novo. Um link novo substitui esse.`,
  makeLink: 'Criar link',
  newLink: 'Novo link',
  making: 'Criando...',
  makeFailed: 'O link não foi criado',
  turnOff: 'Desativar',
  turningOff: 'Desativando...',
  turnOffFailed: 'O link não foi desativado',
  linkCopiedText: 'Agora mande para o seu coanfitrião.',
  copyFailed: 'Não deu para copiar o link',
  copyFailedText: 'Tente copiar à mão.',

  leaveTitle: 'Deixar de ser coanfitrião?',
  leaveText: (card) => `Você não vai mais poder editar “${card}”, mas ainda pode jogar.`,
  leave: 'Deixar de editar',
  leaving: 'Um momento...',
  left: 'Você não é mais coanfitrião',
  leftText: (card) => `Você ainda pode jogar “${card}”.`,
  leaveFailed: 'Não deu para sair da cartela',
}
