import type { categoryUse as english } from '../en/category-use.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const categoryUse: Messages<typeof english> = {
  title: 'Zrób kartę',
  text: 'Nowa karta, wypełniona z kategorii „<name></name>”.',
  add: (count) =>
    plural(count, {
      one: `Dodaj jeszcze ${count} tekst, by zrobić kartę.`,
      few: `Dodaj jeszcze ${count} teksty, by zrobić kartę.`,
      many: `Dodaj jeszcze ${count} tekstów, by zrobić kartę.`,
      other: `Dodaj jeszcze ${count} tekstu, by zrobić kartę.`,
    }),
  needs: (count) =>
    plural(count, {
      one: `Do karty brakuje jeszcze ${count} tekstu.`,
      few: `Do karty brakuje jeszcze ${count} tekstów.`,
      many: `Do karty brakuje jeszcze ${count} tekstów.`,
      other: `Do karty brakuje jeszcze ${count} tekstu.`,
    }),
  gridSize: 'Rozmiar siatki',
  freeSpace: 'Joker na środku',
  freeSpaceHint: 'Tylko na 5x5',
  count: 'Z ilu tekstów losować',
  countHint: (least, most) => `Ile tekstów bierze udział w losowaniu: od ${least} do ${most}.`,
  wrongCount: (least, most) => `Wpisz liczbę od ${least} do ${most}`,
  guest: 'Bez logowania karta zostanie tylko w tej przeglądarce.',
  create: 'Zrób kartę',
  creating: 'Tworzę…',

  created: 'Karta gotowa',
  createdText: (category) => `Pochodzi z kategorii „${category}”.`,
  play: 'Graj',
  failed: 'Nie udało się zrobić karty',
}
