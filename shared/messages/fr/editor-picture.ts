import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Chercher une image',
  pictures: 'Images',
  none: 'Aucune image ne porte ce nom. Essaie un autre mot.',
  loading: 'Chargement des images…',
  failed: 'Impossible de charger les images. Vérifie ta connexion, puis rouvre-les.',
  full: 'Plus de place pour une image',
  fullText: `Une case contient ${CELL_MAX_LENGTH} caractères. Raccourcis d’abord son texte.`,
  groups: [
    'Smileys et émotions',
    'Personnes',
    'Animaux et nature',
    'Nourriture et boissons',
    'Voyages et lieux',
    'Activités',
    'Objets',
    'Symboles',
    'Drapeaux',
  ],
}
