import type { editorEmbed as english } from '../en/editor-embed.ts'
import type { Messages } from '../messages.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Insertar este cartón',
  explanation: 'Pon el cartón en vivo en un sitio web o en OBS. Tus cambios aparecen ahí al instante.',
  places: 'Dónde va',
  website: 'Sitio web',
  stream: 'Transmisión (OBS)',
  code: 'Código para insertar',
  codeCopied: 'Código copiado',
  codeCopiedText: 'Pégalo donde tu página acepte HTML.',
  wordPress: 'En WordPress, pon mejor el enlace del cartón solo en una línea.',
  copyFailedText: 'Selecciona el código y cópialo a mano.',
  colors: 'Colores',
  schemes: { auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  marks: 'Los jugadores pueden marcar',
  marksHint: 'Desactívalo para mostrar solo una imagen que se actualiza con tus cambios.',
  transparent: 'Fondo transparente',
  transparentHint: 'Deja ver el fondo de tu página.',
  link: 'Enlace para una fuente de navegador',
  linkCopied: 'Enlace copiado',
  linkCopiedText: 'Pégalo como URL de una fuente de navegador.',
  steps: (width, height) =>
    `En OBS: <path>Fuentes, +, Navegador</path>. Pega el enlace como URL y pon ${width} de ancho y ${height} de alto. La transmisión muestra cada frase que cantes.`,
  size: 'Tamaño',
  preview: 'Vista previa',
  previewOf: (card) => `Vista previa de ${card}`,
}
