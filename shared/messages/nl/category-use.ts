import { type Messages, pluralIn } from '../messages.ts'
import type { categoryUse as english } from '../en/category-use.ts'

const plural = pluralIn('nl')

export const categoryUse: Messages<typeof english> = {
  title: 'Maak er een kaart van',
  text: 'Een nieuwe kaart, gevuld uit “<name></name>”.',
  add: (count: number) =>
    plural(count, {
      one: `Voeg nog ${count} item toe voor een kaart.`,
      other: `Voeg nog ${count} items toe voor een kaart.`,
    }),
  needs: (count: number) =>
    plural(count, {
      one: `Er is nog ${count} item nodig voor een kaart.`,
      other: `Er zijn nog ${count} items nodig voor een kaart.`,
    }),
  gridSize: 'Raster',
  freeSpace: 'Vrij vakje in het midden',
  freeSpaceHint: 'Alleen bij 5x5',
  count: 'Aantal items',
  countHint: (least: number, most: number) =>
    `Uit zoveel willekeurige items trekken we: ${least} t/m ${most}.`,
  wrongCount: (least: number, most: number) => `Vul een getal van ${least} t/m ${most} in`,
  guest: 'Je bent niet ingelogd, dus de kaart blijft in deze browser.',
  create: 'Kaart maken',
  creating: 'Maken…',

  created: 'Kaart gemaakt',
  createdText: (category: string) => `“${category}” staat klaar.`,
  play: 'Spelen',
  failed: 'Kaart niet gemaakt',
}
