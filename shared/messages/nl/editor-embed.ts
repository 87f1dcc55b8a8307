import type { Messages } from '../messages.ts'
import type { editorEmbed as english } from '../en/editor-embed.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Kaart insluiten',
  explanation: 'Zet de kaart live op een website of in OBS. Je wijzigingen zijn daar meteen te zien.',
  places: 'Waar komt hij?',
  website: 'Website',
  stream: 'Stream (OBS)',
  code: 'Insluitcode',
  codeCopied: 'Insluitcode gekopieerd',
  codeCopiedText: 'Plak hem waar je pagina HTML aanneemt.',
  wordPress: 'Zet in WordPress in plaats daarvan de link van de kaart op een eigen regel.',
  copyFailedText: 'Selecteer de insluitcode en kopieer hem zelf.',
  colors: 'Kleuren',
  schemes: { auto: 'Auto', light: 'Licht', dark: 'Donker' },
  marks: 'Vakjes zijn te markeren',
  marksHint: 'Zet dit uit voor een plaatje dat je wijzigingen volgt.',
  transparent: 'Doorzichtige achtergrond',
  transparentHint: 'Rond de kaart zie je je pagina.',
  link: 'Link voor een browserbron',
  linkCopied: 'Link gekopieerd',
  linkCopiedText: 'Plak hem als URL van een browserbron.',
  steps: (width: string, height: string) =>
    `In OBS: <path>Bronnen, +, Browser</path>. Plak de link als URL en stel breedte ${width} en hoogte ${height} in. De stream toont elk woord dat je omroept.`,
  size: 'Formaat',
  preview: 'Voorbeeld',
  previewOf: (card: string) => `Voorbeeld van ${card}`,
}
