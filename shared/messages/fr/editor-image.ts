import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Image de la case libre',
  url: 'URL de l’image',
  hint: 'L’URL commence par http:// ou https://. Image carrée de moins de 1 Mo ; l’idéal : un PNG transparent.',
  privacy: 'Le site qui héberge l’image peut voir l’adresse IP des joueurs.',
  remove: 'Retirer l’image',
  set: 'Mettre l’image',
  removed: 'Image retirée',
  removedText: 'La case libre n’a plus d’image.',
  updated: 'Image en place',
  updatedText: 'La case libre a une nouvelle image.',
  missing: 'Pas d’URL',
  missingText: 'Saisis l’URL d’une image ou choisis « Retirer l’image ».',
  broken: 'Image illisible',
  previewAlt: 'Aperçu de la case libre',
  preview: {
    none: 'Sans image : la case affiche LIBRE.',
    loading: 'Chargement de l’aperçu…',
    ready: 'Voilà ce que verront les joueurs.',
    failed: 'Impossible de charger une image à cette URL.',
  },
}
