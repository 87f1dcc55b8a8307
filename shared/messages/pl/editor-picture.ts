import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Szukaj obrazków',
  pictures: 'Obrazki',
  none: 'Żaden obrazek tak się nie nazywa. Spróbuj innego słowa.',
  loading: 'Wczytuję obrazki…',
  failed: 'Nie udało się wczytać obrazków. Sprawdź połączenie i otwórz je jeszcze raz.',
  full: 'Brak miejsca na obrazek',
  fullText: `W polu mieści się do ${CELL_MAX_LENGTH} znaków. Najpierw skróć tekst.`,
  groups: [
    'Buźki i emocje',
    'Ludzie',
    'Zwierzęta i przyroda',
    'Jedzenie i napoje',
    'Podróże i miejsca',
    'Zajęcia',
    'Przedmioty',
    'Symbole',
    'Flagi',
  ],
}
