import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { invitation as english } from '../en/invitation.ts'
import type { Messages } from '../messages.ts'

export const invitation: Messages<typeof english> = {
  title: 'Organícenlo en equipo',
  opening: 'Abriendo la invitación',
  incomplete: 'Este enlace está incompleto',
  incompleteText: 'Pide al anfitrión que lo envíe otra vez.',
  invited: 'Tienes una invitación',
  offer:
    '<name></name> te invita a editar este cartón. Quienes juegan con él verán tus cambios al instante. Su propietario puede retirar la invitación cuando quiera.',
  accept: 'Aceptar invitación',
  justPlay: 'Solo jugar',
  accepted: 'Ya eres coanfitrión',
  acceptedText: 'Está en Mis cartones, en Compartidos contigo.',
  already: 'Puedes editar este cartón',
  alreadyText: (card) => `Ya eres anfitrión de “${card}”.`,
  openEditor: 'Abrir el editor',
  missingText: 'Quizá su anfitrión lo eliminó, o el enlace está incompleto.',
  refused: 'No puedes editar este cartón',
  ended: 'Esta invitación ya no sirve. Pide al anfitrión otro enlace.',
  full: `Este cartón ya tiene ${CO_HOSTS_PER_CARD} coanfitriones. Pide al anfitrión que haga espacio.`,
  play: 'Jugar',
  failed: 'La invitación no se abrió',
}
