import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Cerca un’immagine',
  pictures: 'Immagini',
  none: 'Nessuna immagine si chiama così. Prova un’altra parola.',
  loading: 'Caricamento delle immagini…',
  failed: 'Le immagini non si sono caricate. Controlla la connessione e riaprile.',
  full: 'Non c’è posto per un’immagine',
  fullText: `In una casella stanno ${CELL_MAX_LENGTH} caratteri. Prima accorcia il testo.`,
  groups: [
    'Faccine ed emozioni',
    'Persone',
    'Animali e natura',
    'Cibo e bevande',
    'Viaggi e luoghi',
    'Attività',
    'Oggetti',
    'Simboli',
    'Bandiere',
  ],
}
