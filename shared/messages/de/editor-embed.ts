import type { Messages } from '../messages.ts'
import type { editorEmbed as english } from '../en/editor-embed.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Karte einbetten',
  explanation:
    'Zeig die Karte live auf einer Website oder in OBS. Deine Änderungen sind dort sofort zu sehen.',
  places: 'Wohin damit?',
  website: 'Website',
  stream: 'Stream (OBS)',
  code: 'Einbettungscode',
  codeCopied: 'Einbettungscode kopiert',
  codeCopiedText: 'Füge ihn dort ein, wo deine Seite HTML annimmt.',
  wordPress: 'In WordPress setzt du stattdessen den Link der Karte in eine eigene Zeile.',
  copyFailedText: 'Wähle den Einbettungscode aus und kopiere ihn von Hand.',
  colors: 'Farben',
  schemes: { auto: 'Auto', light: 'Hell', dark: 'Dunkel' },
  marks: 'Felder lassen sich markieren',
  marksHint: 'Ausgeschaltet ist es nur ein Bild, das deine Änderungen zeigt.',
  transparent: 'Durchsichtiger Hintergrund',
  transparentHint: 'Rund um die Karte scheint deine Seite durch.',
  link: 'Link für eine Browserquelle',
  linkCopied: 'Link kopiert',
  linkCopiedText: 'Füge ihn als URL einer Browserquelle ein.',
  steps: (width: string, height: string) =>
    `In OBS: <path>Quellen, +, Browser</path>. Füge den Link als URL ein und stell Breite ${width} und Höhe ${height} ein. Der Stream zeigt jedes Wort, das du ausrufst.`,
  size: 'Größe',
  preview: 'Vorschau',
  previewOf: (card: string) => `Vorschau: ${card}`,
}
