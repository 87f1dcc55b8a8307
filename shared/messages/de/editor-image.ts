import type { Messages } from '../messages.ts'
import type { editorImage as english } from '../en/editor-image.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Bild fürs Freifeld',
  url: 'URL des Bildes',
  hint: 'Die URL beginnt mit http:// oder https://. Das Bild ist quadratisch und kleiner als 1 MB, am besten ein durchsichtiges PNG.',
  privacy: 'Die Website mit dem Bild sieht die IP-Adressen aller, die mitspielen.',
  remove: 'Entfernen',
  set: 'Übernehmen',
  removed: 'Bild entfernt',
  removedText: 'Das Freifeld hat kein Bild mehr.',
  updated: 'Bild übernommen',
  updatedText: 'Das Freifeld hat jetzt dein Bild.',
  missing: 'Noch keine URL',
  missingText: 'Gib die URL eines Bildes ein oder nimm „Entfernen“.',
  broken: 'Bild nicht geladen',
  previewAlt: 'Vorschau des Freifelds',
  preview: {
    none: 'Ohne Bild steht im Feld FREI.',
    loading: 'Die Vorschau lädt …',
    ready: 'So sehen es alle.',
    failed: 'Unter dieser URL war kein Bild zu laden.',
  },
}
