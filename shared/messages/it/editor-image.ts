import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Immagine della casella jolly',
  url: 'URL dell’immagine',
  hint: 'L’URL inizia con http:// o https://. Immagine quadrata, meno di 1 MB; meglio un PNG trasparente.',
  privacy: 'Il sito che ospita l’immagine può vedere l’indirizzo IP di chi gioca.',
  remove: 'Togli immagine',
  set: 'Usa immagine',
  removed: 'Immagine tolta',
  removedText: 'La casella jolly non ha più un’immagine.',
  updated: 'Immagine pronta',
  updatedText: 'La casella jolly ha una nuova immagine.',
  missing: 'Manca l’URL',
  missingText: 'Inserisci l’URL di un’immagine o scegli “Togli immagine”.',
  broken: 'Immagine illeggibile',
  previewAlt: 'Anteprima della casella jolly',
  preview: {
    none: 'Senza immagine: nella casella c’è JOLLY.',
    loading: 'Caricamento dell’anteprima…',
    ready: 'Chi gioca la vedrà così.',
    failed: 'Non siamo riusciti a caricare un’immagine da questo URL.',
  },
}
