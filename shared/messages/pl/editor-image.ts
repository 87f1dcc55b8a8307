import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Obrazek na polu gratis',
  url: 'Adres URL obrazka',
  hint: 'Adres zaczyna się od http:// lub https://, obrazek ma mniej niż 1 MB i jest kwadratowy. Najlepszy jest przezroczysty PNG.',
  privacy: 'Strona, na której leży obrazek, widzi adresy IP graczy.',
  remove: 'Usuń obrazek',
  set: 'Ustaw obrazek',
  removed: 'Obrazek usunięty',
  removedText: 'Na polu gratis jest znowu napis.',
  updated: 'Obrazek ustawiony',
  updatedText: 'Pole gratis ma nowy obrazek.',
  missing: 'Brak adresu obrazka',
  missingText: 'Wpisz adres obrazka albo kliknij „Usuń obrazek”.',
  broken: 'Coś nie tak z obrazkiem',
  brokenText: 'Nie udało się wczytać obrazka z tego adresu.',
  previewAlt: 'Podgląd pola gratis',
  free: 'GRATIS',
  preview: {
    none: 'Bez obrazka: na polu jest napis GRATIS.',
    loading: 'Wczytuję podgląd…',
    ready: 'Tak zobaczą to gracze.',
    failed: 'Nie udało się wczytać obrazka z tego adresu.',
  },
}
