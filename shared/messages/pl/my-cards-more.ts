import { TRASH_DAYS } from '#shared/product.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Edytuj',
    coHosts: 'Pomocnicy',
    duplicate: 'Powiel',
    download: 'Pobierz jako JSON',
    leave: 'Przestań pomagać',
  },

  deleteTitle: 'Na pewno?',
  deleteWarning: (title) => `Karta „${title}” zniknie na zawsze. Tego nie da się cofnąć.`,
  deleteRestorable: (title) =>
    `Karta „${title}” i jej link znikną dla wszystkich. Przez ${TRASH_DAYS} dni możesz ją przywrócić z kosza na dole Moich kart.`,
  stillPlaying: (count) =>
    plural(count, {
      one: 'Właśnie gra na niej 1 osoba. Może dokończyć grę.',
      few: `Właśnie grają na niej ${count} osoby. Mogą dokończyć grę.`,
      many: `Właśnie gra na niej ${count} osób. Mogą dokończyć grę.`,
      other: `Właśnie gra na niej ${count} osoby. Mogą dokończyć grę.`,
    }),
  delete: 'Usuń',

  shared: 'Udostępnione tobie',
  owned: (owner) => `Karta: ${owner}`,
  ownerless: 'Konto właściciela już nie istnieje. Możesz powielić kartę.',

  recent: 'Ostatnio w grze',

  starters: 'Albo zagraj na jednej z naszych',
  starterSquares: 'Kilka z jej pól',
  starterGrid: '5x5, już wypełniona',
  playLabel: (list) => `Graj: ${list}`,
}
