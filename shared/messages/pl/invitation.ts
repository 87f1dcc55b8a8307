import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { invitation as english } from '../en/invitation.ts'
import type { Messages } from '../messages.ts'

export const invitation: Messages<typeof english> = {
  title: 'Prowadźcie razem',
  opening: 'Otwieram zaproszenie',
  incomplete: 'Ten link jest niepełny',
  incompleteText: 'Poproś gospodarza, by wysłał go jeszcze raz.',
  invited: 'Masz zaproszenie',
  offer:
    '<name></name> zaprasza cię do edytowania tej karty. Każdy, kto na niej gra, od razu zobaczy twoje zmiany. Właściciel może w każdej chwili cofnąć zaproszenie.',
  accept: 'Przyjmij zaproszenie',
  justPlay: 'Tylko zagraj',
  accepted: 'Prowadzicie razem!',
  acceptedText: 'Karta jest w Moich kartach, w części „Udostępnione tobie”.',
  already: 'Możesz edytować tę kartę',
  alreadyText: (card) => `Prowadzisz już kartę „${card}”.`,
  openEditor: 'Otwórz edytor',
  missingText: 'Gospodarz mógł ją usunąć albo link jest niepełny.',
  refused: 'Nie możesz zostać pomocnikiem',
  ended: 'To zaproszenie już nie działa. Poproś gospodarza o nowy link.',
  full: `Ta karta ma już ${CO_HOSTS_PER_CARD} pomocników. Poproś gospodarza, by zrobił miejsce.`,
  play: 'Zagraj',
  failed: 'Zaproszenie się nie otworzyło',
}
