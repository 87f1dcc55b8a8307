import type { play as english } from '../en/play.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Wywołane: ${words}`,
  create: 'Tworzenie',
  play: 'Gra',
  hint: 'Zaznaczaj pola, gdy coś się wydarzy.',
  lines: (count) =>
    plural(count, { one: '1 linia', few: `${count} linie`, many: `${count} linii`, other: `${count} linii` }),
  linkGone: 'Możesz grać dalej, ale link już nie działa.',
  marked: (count) => `Zaznaczone: ${count}`,
  oneToGo: 'Jeszcze jedno',
  reset: 'Odznacz wszystko',
  resetDone: 'Odznaczono',
  resetText: 'Wszystkie pola są znowu czyste.',
  resetUndone: 'Twoje zaznaczenia wróciły',
  share: 'Udostępnij kartę',
  shareText: 'Na tej karcie zagra każdy, kto ma link. Twoje zaznaczenia widzisz tylko ty.',
  temporary: 'Karta tymczasowa',
}
