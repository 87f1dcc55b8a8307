import type { importCards as english } from '../en/import-cards.ts'
import { type Messages, numberIn, pluralIn } from '../messages.ts'

const plural = pluralIn('es')
const number = numberIn('es')

const cards = (count: number) =>
  plural(count, { one: `${number(count)} cartón`, other: `${number(count)} cartones` })
const whichFile =
  'Elige el archivo que guardó “Descargar mis datos” en Ajustes del perfil o “Descargar como JSON” en el menú de un cartón.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Importar cartones',
  reading: (file) => `Leyendo ${file}...`,

  refusedTitle: 'Este archivo no se puede importar',
  chooseAnother: 'Elegir otro',
  makeCard: (words) => `Crear un cartón con estas ${words} frases`,
  unreadable: 'No pudimos leer este archivo. Elígelo otra vez.',
  brokenOff: 'El archivo se corta antes del final. Descárgalo otra vez.',
  notCards: `Este archivo no es de cartones. ${whichFile}`,
  tooNew: 'Este archivo se hizo con una versión más nueva. Recarga esta página e inténtalo de nuevo.',
  noCard: `En este archivo no hay ningún cartón. ${whichFile}`,
  empty: 'En este archivo no hay ningún cartón.',
  tooLarge: `Este archivo pesa más de 100 MB. ${whichFile}`,
  noneReadable: 'Corrige el archivo o elige otro.',

  card: (position) => `Cartón ${position}`,
  cardTitled: (position, title) => `Cartón ${position}, “${title}”`,
  reasonAt: (field, reason) => `${field}: ${reason}`,
  reasonOf: (reason) => `: ${reason}`,
  notACard: 'Esto no es un cartón.',
  noSquares: 'El cartón no tiene casillas.',
  cannotImport: (count) =>
    plural(count, {
      one: `${number(count)} no se puede importar:`,
      other: `${number(count)} no se pueden importar:`,
    }),
  skipped: (count) =>
    plural(count, { one: `${number(count)} omitido:`, other: `${number(count)} omitidos:` }),
  more: (count) => `y ${number(count)} más`,

  readyTitle: (count) => `¿Importar ${cards(count)}?`,
  ready: 'Cada uno será un cartón nuevo con su propio enlace. Los cartones que ya tienes no cambian.',
  onlyCards: 'Solo se importan cartones. Las categorías de este archivo se omiten.',
  import: (count) => `Importar ${cards(count)}`,

  runningTitle: (count) => `Importando ${cards(count)}`,
  running: (count, all) => `${number(count)} de ${number(all)} en Mis cartones.`,
  progress: 'Importado',
  stop: 'Detener',

  partlyTitle: (count, all) => `Importados: ${number(count)} de ${cards(all)}`,
  endedTitle: (count) =>
    plural(count, { one: `${cards(count)} importado`, other: `${cards(count)} importados` }),
  endedSkippedTitle: (count, skipped) =>
    `${plural(count, { one: `${cards(count)} importado`, other: `${cards(count)} importados` })}, ${plural(
      skipped,
      { one: `${number(skipped)} omitido`, other: `${number(skipped)} omitidos` },
    )}`,
  where: (count) =>
    plural(count, {
      one: 'Es el primero en Mis cartones.',
      other: 'Son los primeros en Mis cartones.',
    }),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'Detuviste la importación.',
  noneYet: 'Aún no se importó ningún cartón.',
  left: (count) =>
    plural(count, {
      one: 'Todavía puedes importar el otro cartón.',
      other: `Todavía puedes importar los otros ${cards(count)}.`,
    }),
  continue: 'Continuar',
  done: 'Listo',

  leftTitle: 'Importación detenida',
  leftText: (count, all) => `${number(count)} de ${cards(all)} en Mis cartones.`,
}
