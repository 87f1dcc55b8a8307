import { PRODUCT_NAME } from '#shared/product.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Borrar búsqueda',
  deleting: 'Eliminando...',
  dismiss: 'Cerrar',
  hidePassword: 'Ocultar contraseña',
  iconTest: 'Prueba de iconos',
  keep: {
    title: '¿Conservar tus cartones temporales?',
    text: (count) =>
      plural(count, {
        one: 'Hiciste 1 cartón en este navegador. Guárdalo en tu cuenta para compartirlo y jugar donde quieras.',
        other: `Hiciste ${count} cartones en este navegador. Guárdalos en tu cuenta para compartirlos y jugar donde quieras.`,
      }),
    notNow: 'Ahora no',
    failed: 'No pudimos guardar todo.',
    stillHere: (count) =>
      plural(count, {
        one: 'Sigue solo en este navegador: 1 cartón.',
        other: `Siguen solo en este navegador: ${count} cartones.`,
      }),
    saved: (count) =>
      plural(count, {
        one: '¡1 cartón guardado en tu cuenta!',
        other: `¡${count} cartones guardados en tu cuenta!`,
      }),
  },
  listFailed: 'La lista no se cargó.',
  listLoading: 'Cargando la lista',
  listOffline: 'No tienes conexión. La lista volverá cuando la recuperes.',
  loggingOut: 'Cerrando sesión...',
  logOut: 'Cerrar sesión',
  logOutTitle: '¿Cerrar sesión y perder cambios?',
  logOutText: (cards) =>
    plural(cards, {
      one: 'Los cambios de 1 cartón aún no se guardaron. Si cierras la sesión ahora, se pierden.',
      other: `Los cambios de ${cards} cartones aún no se guardaron. Si cierras la sesión ahora, se pierden.`,
    }),
  lost: {
    deleted: (title) => `“${title}” ya no está en el servidor`,
    refused: (title) => `Ya no puedes editar “${title}”`,
    text: 'Tus cambios sin guardar siguen aquí. Abre el cartón para guardarlos como uno nuevo.',
  },
  loggedOut: 'Sesión cerrada',
  loggedOutText: '¡Hasta pronto!',
  logOutFailed: 'La sesión no se cerró',
  modes: { auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  modesShort: { auto: 'Auto', light: 'Claro', dark: 'Oscuro' },
  myCards: 'Mis cartones',
  notFound: 'Página no encontrada',
  notFoundText: 'Nadie cantó ese número. Quizá el enlace sea viejo o le falte una letra.',
  notification: 'Notificación',
  notifications: 'Avisos ({hotkey})',
  profile: 'Ajustes del perfil',
  showMore: 'Mostrar más',
  showPassword: 'Mostrar contraseña',
  stay: 'Quedarme',
  trouble: {
    'log-in': 'Tu red o tu empresa pide que vuelvas a entrar. Recarga la página; tus cambios no se pierden.',
    'read-only':
      'La red no deja pasar tu cambio. Prueba con otras palabras o con otra red, por ejemplo con tus datos móviles.',
  },
  updated: `${PRODUCT_NAME} se actualizó`,

  languages: {
    title: 'Idioma',
    current: (name) => `Idioma: ${name}`,
    notChecked: 'Traducción sin revisar por hablantes nativos.',
    help: '<link>Ayúdanos</link> a mejorarla.',
    failed: 'No se pudo cambiar el idioma',
  },
}
