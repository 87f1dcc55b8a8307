import { type Messages, pluralIn } from '../messages.ts'
import type { play as english } from '../en/play.ts'

const plural = pluralIn('nl')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words: string) => `Omgeroepen: ${words}`,
  create: 'Maken',
  play: 'Spelen',
  hint: 'Gebeurt het? Tik dan op het vakje.',
  lines: (count: number) => plural(count, { one: '1 lijn', other: `${count} lijnen` }),
  linkGone: 'Je kunt doorspelen, maar de link werkt niet meer.',
  marked: (count: number) => `${count} gemarkeerd`,
  oneToGo: 'Nog één te gaan',
  reset: 'Wissen',
  resetDone: 'Gewist',
  resetText: 'Alle markeringen zijn weg.',
  resetUndone: 'Je markeringen zijn terug',
  share: 'Kaart delen',
  shareText: 'Iedereen met deze link kan deze kaart spelen. Je markeringen zie je alleen zelf.',
  temporary: 'Tijdelijke kaart',
}
