import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { invitation as english } from '../en/invitation.ts'
import type { Messages } from '../messages.ts'

export const invitation: Messages<typeof english> = {
  title: 'Organizem em equipe',
  opening: 'Abrindo o convite',
  incomplete: 'Este link está incompleto',
  incompleteText: 'Peça ao anfitrião que mande de novo.',
  invited: 'Você recebeu um convite',
  offer:
    '<name></name> convida você para editar esta cartela. Quem joga vê suas mudanças na hora. O dono pode cancelar o convite quando quiser.',
  accept: 'Aceitar convite',
  justPlay: 'Só jogar',
  accepted: 'Você virou coanfitrião',
  acceptedText: 'Está em Minhas cartelas, em Compartilhadas com você.',
  already: 'Você pode editar esta cartela',
  alreadyText: (card) => `Você já é anfitrião de “${card}”.`,
  openEditor: 'Abrir o editor',
  missingText: 'Talvez o anfitrião tenha excluído, ou o link está incompleto.',
  refused: 'Você não pode editar esta cartela',
  ended: 'Este convite não funciona mais. Peça outro link ao anfitrião.',
  full: `Esta cartela já tem ${CO_HOSTS_PER_CARD} coanfitriões. Peça ao anfitrião que abra espaço.`,
  play: 'Jogar a cartela',
  failed: 'O convite não abriu',
}
