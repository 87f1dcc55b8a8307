import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'

const plural = pluralIn('de')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Bearbeiten',
    coHosts: 'Co-Hosts',
    duplicate: 'Duplizieren',
    download: 'Als JSON speichern',
    leave: 'Karte verlassen',
  },

  deleteTitle: 'Wirklich löschen?',
  deleteWarning: (title: string) =>
    `„${title}“ ist dann für immer weg. Das lässt sich nicht rückgängig machen.`,
  deleteRestorable: (title) =>
    `„${title}“ und der Link sind dann für alle weg. Du kannst die Karte ${TRASH_DAYS} Tage lang wiederherstellen, unter „Gelöscht“ unten in Meine Karten.`,
  stillPlaying: (count: number) =>
    plural(count, {
      one: `Gerade spielt ${count} Person damit. Sie kann zu Ende spielen.`,
      other: `Gerade spielen ${count} Leute damit. Sie können zu Ende spielen.`,
    }),
  delete: 'Löschen',

  shared: 'Mit dir geteilt',
  owned: (owner: string) => `Karte von ${owner}`,
  ownerless: 'Das Konto, dem sie gehörte, ist gelöscht. Du kannst die Karte duplizieren.',

  recent: 'Zuletzt gespielt',

  starters: 'Oder spiel eine von uns',
  starterSquares: 'Einige der Felder',
  starterGrid: '5x5, schon gefüllt',
  playLabel: (list: string) => `${list} spielen`,
}
