import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Buscar imágenes',
  pictures: 'Imágenes',
  none: 'Ninguna imagen se llama así. Prueba con otra palabra.',
  loading: 'Cargando imágenes...',
  failed: 'No se pudieron cargar las imágenes. Revisa tu conexión y vuelve a abrirlas.',
  full: 'No cabe la imagen',
  fullText: `En una casilla caben ${CELL_MAX_LENGTH} caracteres. Acorta antes su frase.`,
  groups: [
    'Caras y emociones',
    'Personas',
    'Animales y naturaleza',
    'Comida y bebida',
    'Viajes y lugares',
    'Actividades',
    'Objetos',
    'Símbolos',
    'Banderas',
  ],
}
