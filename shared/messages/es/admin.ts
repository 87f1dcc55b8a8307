import type { admin as english } from '../en/admin.ts'
import type { Messages } from '../messages.ts'

export const admin: Messages<typeof english> = {
  title: 'Administración',
  notLoaded: 'No se cargó',
  reports: 'Denuncias',
  noReports: 'No hay denuncias.',
  noName: 'sin nombre',
  noEmail: 'sin correo',

  find: 'Buscar',
  findField: 'Un enlace, un código o un nombre de usuario',
  nothingFound: 'Nada tiene este enlace, código o nombre.',
  states: { live: 'en línea', removed: 'retirado', deleted: 'eliminado' },
  thing: (state, owner, openReports) =>
    `Estado: ${state}, propietario: ${owner}, denuncias abiertas: ${openReports}`,
  noOwner: 'nadie',
  account: (day, cards) => `desde ${day}, cartones: ${cards}`,
  suspendedAccount: (day, cards) => `desde ${day}, cartones: ${cards}, suspendida`,

  acts: {
    'take-down': {
      label: 'Retirar',
      title: '¿Retirar?',
      follows:
        'El enlace deja de funcionar en todas partes, las pantallas abiertas reciben un aviso y se puede restaurar durante 30 días.',
    },
    restore: {
      label: 'Restaurar',
      title: '¿Restaurar?',
      follows: 'Vuelve a estar en línea, como antes.',
    },
    dismiss: {
      label: 'Dejar así',
      title: '¿Dejar así?',
      follows: 'Se queda como está y sus denuncias se cierran.',
    },
    suspend: {
      label: 'Suspender',
      title: '¿Suspender?',
      follows:
        'Su sesión se cierra en todas partes y nadie puede cambiar sus cartones hasta que rehabilites la cuenta.',
    },
    reinstate: {
      label: 'Rehabilitar',
      title: '¿Rehabilitar?',
      follows: 'Podrá volver a entrar y cambiar sus cartones.',
    },
    delete: {
      label: 'Eliminar cuenta',
      title: '¿Eliminar cuenta?',
      follows: 'Esto no se puede deshacer. Se podrá seguir jugando con sus cartones, sin propietario.',
    },
  },
  why: '¿Por qué?',
  whyHint: 'Se guarda un año. Lo leen quienes denunciaron y el propietario de un cartón retirado.',
  pending: 'Un momento...',
  done: 'Hecho',
  notDone: 'No se hizo',

  confirm: {
    title: '¿Eres tú?',
    logInAgain: 'Entraste hace más de 10 minutos. Cierra la sesión, vuelve a entrar y regresa aquí.',
    password: 'Tu contraseña',
    passwordHint: 'Para los próximos 10 minutos.',
    passwordMissing: 'Escribe tu contraseña',
    answer: 'Continuar',
    failed: 'No se confirmó',
  },
}
