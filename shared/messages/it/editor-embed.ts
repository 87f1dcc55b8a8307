import type { editorEmbed as english } from '../en/editor-embed.ts'
import type { Messages } from '../messages.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Incorpora questa cartella',
  explanation: 'Metti la cartella in diretta su un sito o in OBS. Le tue modifiche si vedono subito.',
  places: 'Dove va',
  website: 'Sito web',
  stream: 'Stream (OBS)',
  code: 'Codice da incorporare',
  codeCopied: 'Codice copiato',
  codeCopiedText: 'Incollalo dove la tua pagina accetta HTML.',
  wordPress: 'In WordPress metti invece il link della cartella da solo su una riga.',
  copyFailedText: 'Seleziona il codice e copialo a mano.',
  colors: 'Colori',
  schemes: { auto: 'Automatico', light: 'Chiaro', dark: 'Scuro' },
  marks: 'Chi gioca può segnare',
  marksHint: 'Disattiva per un’immagine che segue le tue modifiche.',
  transparent: 'Sfondo trasparente',
  transparentHint: 'Intorno alla cartella si vede la tua pagina.',
  link: 'Link per una fonte browser',
  linkCopied: 'Link copiato',
  linkCopiedText: 'Incollalo come URL di una fonte browser.',
  steps: (width, height) =>
    `In OBS: <path>Fonti, +, Browser</path>. Incolla il link come URL e imposta larghezza ${width} e altezza ${height}. Lo stream mostra ogni parola che chiami.`,
  size: 'Dimensioni',
  preview: 'Anteprima',
  previewOf: (card) => `Anteprima di ${card}`,
}
