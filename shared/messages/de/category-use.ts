import { type Messages, pluralIn } from '../messages.ts'
import type { categoryUse as english } from '../en/category-use.ts'

const plural = pluralIn('de')

export const categoryUse: Messages<typeof english> = {
  title: 'Karte daraus machen',
  text: 'Eine neue Karte, gefüllt aus „<name></name>“.',
  add: (count: number) =>
    plural(count, {
      one: `Noch ${count} Eintrag, dann wird es eine Karte.`,
      other: `Noch ${count} Einträge, dann wird es eine Karte.`,
    }),
  needs: (count: number) =>
    plural(count, {
      one: `Für eine Karte fehlt noch ${count} Eintrag.`,
      other: `Für eine Karte fehlen noch ${count} Einträge.`,
    }),
  gridSize: 'Raster',
  freeSpace: 'Freifeld in der Mitte',
  freeSpaceHint: 'Nur bei 5x5',
  count: 'Anzahl der Einträge',
  countHint: (least: number, most: number) =>
    `Aus so vielen zufälligen Einträgen wird gezogen: ${least} bis ${most}.`,
  wrongCount: (least: number, most: number) => `Gib eine Zahl von ${least} bis ${most} ein`,
  guest: 'Du bist nicht angemeldet, also bleibt die Karte in diesem Browser.',
  create: 'Karte erstellen',
  creating: 'Erstellt …',

  created: 'Karte erstellt',
  createdText: (category: string) => `„${category}“ ist bereit.`,
  play: 'Spielen',
  failed: 'Karte nicht erstellt',
}
