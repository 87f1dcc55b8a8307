import type { editorEmbed as english } from '../en/editor-embed.ts'
import type { Messages } from '../messages.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Osadź kartę',
  explanation: 'Pokaż kartę na żywo na swojej stronie albo w OBS. Twoje zmiany widać tam od razu.',
  places: 'Gdzie ją pokazać',
  website: 'Strona',
  stream: 'Stream (OBS)',
  code: 'Kod do osadzenia',
  codeCopied: 'Kod skopiowany',
  codeCopiedText: 'Wklej go tam, gdzie twoja strona przyjmuje HTML.',
  wordPress: 'W WordPressie wstaw zamiast tego link do karty w osobnym wierszu.',
  copyFailedText: 'Zaznacz kod i skopiuj go ręcznie.',
  colors: 'Kolory',
  schemes: { auto: 'Auto', light: 'Jasne', dark: 'Ciemne' },
  marks: 'Gracze mogą zaznaczać pola',
  marksHint: 'Wyłącz, jeśli karta ma tylko pokazywać twoje zmiany.',
  transparent: 'Przezroczyste tło',
  transparentHint: 'Wokół karty widać twoją stronę.',
  link: 'Link do źródła w OBS',
  linkCopied: 'Link skopiowany',
  linkCopiedText: 'Wklej go jako adres URL źródła typu przeglądarka.',
  steps: (width, height) =>
    `W OBS: <path>Źródła, +, Przeglądarka</path>. Wklej link jako URL, ustaw szerokość ${width} i wysokość ${height}. Na streamie widać każdy wywołany tekst.`,
  size: 'Rozmiar',
  preview: 'Podgląd',
  previewOf: (card) => `Podgląd: ${card}`,
}
