import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Obrazek jokera',
  url: 'Adres URL obrazka',
  hint: 'Adres zaczyna się od http:// lub https://, obrazek ma mniej niż 1 MB i jest kwadratowy. Najlepszy jest przezroczysty PNG.',
  privacy: 'Strona, na której leży obrazek, widzi adresy IP graczy.',
  remove: 'Usuń obrazek',
  set: 'Ustaw obrazek',
  removed: 'Obrazek usunięty',
  removedText: 'Na jokerze jest znowu napis.',
  updated: 'Obrazek ustawiony',
  updatedText: 'Joker ma nowy obrazek.',
  missing: 'Brak adresu obrazka',
  missingText: 'Wpisz adres obrazka albo naciśnij „Usuń obrazek”.',
  broken: 'Coś nie tak z obrazkiem',
  previewAlt: 'Podgląd jokera',
  preview: {
    none: 'Bez obrazka: na polu jest napis JOKER.',
    loading: 'Wczytuję podgląd…',
    ready: 'Tak zobaczą to gracze.',
    failed: 'Nie udało się wczytać obrazka z tego adresu.',
  },
}
