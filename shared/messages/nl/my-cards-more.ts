import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'

const plural = pluralIn('nl')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Bewerken',
    coHosts: 'Cohosts',
    duplicate: 'Dupliceren',
    download: 'Opslaan als JSON',
    leave: 'Kaart verlaten',
  },

  deleteTitle: 'Weet je het zeker?',
  deleteWarning: (title: string) => `“${title}” wordt voorgoed verwijderd. Dit kun je niet ongedaan maken.`,
  deleteRestorable: (title) =>
    `“${title}” en de link verdwijnen voor iedereen. Je kunt de kaart nog ${TRASH_DAYS} dagen lang terugzetten, bij “Verwijderd” onderaan Mijn kaarten.`,
  stillPlaying: (count: number) =>
    plural(count, {
      one: `Er is nu ${count} persoon mee aan het spelen. Die kan het spel afmaken.`,
      other: `Er zijn nu ${count} mensen mee aan het spelen. Zij kunnen het spel afmaken.`,
    }),
  delete: 'Verwijderen',

  shared: 'Met jou gedeeld',
  owned: (owner: string) => `Kaart van ${owner}`,
  ownerless: 'De eigenaar heeft het account verwijderd. Je kunt de kaart dupliceren.',

  recent: 'Laatst gespeeld',

  starters: 'Of speel er een van ons',
  starterSquares: 'Een paar van de vakjes',
  starterGrid: '5x5, al gevuld',
  playLabel: (list: string) => `${list} spelen`,
}
