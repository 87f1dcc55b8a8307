import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('nl')

export const trash: Messages<typeof english> = {
  show: (count) => `Verwijderd (${count})`,
  explanation: {
    card: `Alleen jij ziet ze. Je kunt elke kaart ${TRASH_DAYS} dagen lang terugzetten. De link werkt dan weer, met de markeringen van de spelers.`,
    category: `Alleen jij ziet ze. Je kunt elke categorie ${TRASH_DAYS} dagen lang terugzetten, met de items en de mensen met wie je hem deelt.`,
  },
  none: 'Hier staat niets meer.',
  when: (day, days) =>
    plural(days, {
      one: `Verwijderd op ${day}, nog ${days} dag`,
      other: `Verwijderd op ${day}, nog ${days} dagen`,
    }),
  restore: 'Terugzetten',
  restoreLabel: (title) => `${title} terugzetten`,
  restored: 'Teruggezet',
  restoredText: {
    card: (title) => `“${title}” is terug. De link werkt weer, een oude spelcode niet.`,
    category: (title) => `“${title}” is terug. De link werkt weer.`,
  },
  restoreFailed: 'Niet teruggezet',
  forGood: 'Voorgoed verwijderen',
  forGoodLabel: (title) => `Voorgoed verwijderen: ${title}`,
  forGoodTitle: 'Voorgoed verwijderen?',
  forGoodWarning: (title) => `Daarna kun je “${title}” niet meer terugzetten.`,
  forGoodDone: 'Voorgoed verwijderd',
  forGoodDoneText: (title) => `“${title}” is weg.`,
  forGoodFailed: 'Niet verwijderd',
}
