import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Imagen de la casilla libre',
  url: 'URL de la imagen',
  hint: 'La URL empieza con http:// o https://. Imagen cuadrada de menos de 1 MB; lo mejor es un PNG transparente.',
  privacy: 'El sitio que aloja la imagen puede ver la dirección IP de los jugadores.',
  remove: 'Quitar imagen',
  set: 'Poner imagen',
  removed: 'Imagen quitada',
  removedText: 'La casilla libre ya no tiene imagen.',
  updated: 'Imagen puesta',
  updatedText: 'La casilla libre tiene imagen nueva.',
  missing: 'Falta la URL',
  missingText: 'Escribe la URL de una imagen o toca Quitar imagen.',
  broken: 'La imagen falla',
  previewAlt: 'Vista previa de la casilla libre',
  preview: {
    none: 'Sin imagen: la casilla dice LIBRE.',
    loading: 'Cargando la vista previa...',
    ready: 'Así la verán los jugadores.',
    failed: 'No se pudo cargar la imagen de esa URL.',
  },
}
