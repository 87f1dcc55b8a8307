import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { coHosts as english } from '../en/co-hosts.ts'
import type { Messages } from '../messages.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Coanfitriones',
  explanation: `Hasta ${CO_HOSTS_PER_CARD} personas pueden editar este cartón contigo en vivo. No pueden eliminarlo ni invitar a otras.`,
  username: 'Nombre de usuario',
  usernameHint: 'Lo encuentran en Ajustes del perfil.',
  add: 'Añadir',
  adding: 'Añadiendo...',
  added: 'Coanfitrión añadido',
  addedText: (name) => `${name} encontrará este cartón en Mis cartones.`,
  addFailed: 'No se pudo añadir',
  yours: 'Tus coanfitriones',
  none: 'Por ahora, solo tú.',
  remove: 'Quitar',
  removeOne: (name) => `Quitar a ${name}`,
  removed: (name) => `${name} ya no puede editar este cartón.`,
  removedWithLink: (name) =>
    `${name} ya no puede editar este cartón. El enlace de invitación también se desactivó.`,
  removeFailed: 'No se pudo quitar',

  link: 'Enlace de invitación',
  linkEnded: 'El enlace de invitación también se desactivó.',
  linkHint: 'Quien lo abra y entre en su cuenta será coanfitrión.',
  linkMade:
    'Quien lo abra y entre en su cuenta será coanfitrión. Cópialo ahora: no podremos mostrarlo otra vez.',
  linkKept: (date) =>
    `Tu enlace del ${date} sigue funcionando, pero no podemos mostrarlo otra vez. Uno nuevo lo reemplaza.`,
  makeLink: 'Crear enlace',
  newLink: 'Nuevo enlace',
  making: 'Creando...',
  makeFailed: 'El enlace no se creó',
  turnOff: 'Desactivar',
  turningOff: 'Desactivando...',
  turnOffFailed: 'El enlace no se desactivó',
  linkCopiedText: 'Envíalo a tu coanfitrión.',
  copyFailed: 'No se pudo copiar el enlace',
  copyFailedText: 'Cópialo a mano.',

  leaveTitle: '¿Dejar de ser coanfitrión?',
  leaveText: (card) => `Ya no podrás editar “${card}”, pero sí jugar.`,
  leave: 'Dejar de editar',
  leaving: 'Un momento...',
  left: 'Ya no eres coanfitrión',
  leftText: (card) => `Aún puedes jugar con “${card}”.`,
  leaveFailed: 'No se pudo dejar el cartón',
}
