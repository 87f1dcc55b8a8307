import { TRASH_DAYS } from '#shared/product.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Editar',
    coHosts: 'Coanfitriones',
    duplicate: 'Duplicar',
    download: 'Descargar como JSON',
    leave: 'Dejar de editar',
  },

  deleteTitle: '¿Seguro?',
  deleteWarning: (title) => `“${title}” se eliminará para siempre. No se puede deshacer.`,
  deleteRestorable: (title) =>
    `“${title}” y su enlace dejarán de funcionar para todos. Puedes restaurarlo durante ${TRASH_DAYS} días, en la papelera al final de Mis cartones.`,
  stillPlaying: (count) =>
    plural(count, {
      one: `${count} persona está jugando con él ahora. Podrá terminar su partida.`,
      other: `${count} personas están jugando con él ahora. Podrán terminar su partida.`,
    }),
  delete: 'Eliminar',

  shared: 'Compartidos contigo',
  owned: (owner) => `De ${owner}`,
  ownerless: 'Su propietario eliminó su cuenta. Puedes duplicarlo.',

  recent: 'Jugados hace poco',

  starters: 'O juega con uno de los nuestros',
  starterSquares: 'Algunas de sus casillas',
  starterGrid: '5x5, ya lleno',
  playLabel: (list) => `Jugar ${list}`,
}
