import { PRODUCT_NAME } from '#shared/product.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const playDialogs: Messages<typeof english> = {
  bigger: 'Más grande: ver como lista',
  bringBack: 'Recuperar marcas',
  clearMarks: 'Borrar marcas',
  clearWords: 'Recibes casillas distintas y tus marcas se borran.',
  codeFailed: 'El código QR no se cargó',
  continue: 'Seguir jugando',
  copyCard: 'Hacer una copia',
  device: 'En este dispositivo',
  download: 'Descargar cartón',
  downloadText: 'Imprimir, PDF o imagen',
  notSaved: '¿No se guardó nada?',
  notSavedText:
    'Las apps que abren enlaces por su cuenta a menudo no pueden guardar archivos. Abre esta página en tu navegador.',
  notPrinted: 'No se puede imprimir',
  notPrintedText:
    'Este navegador no permite imprimir. Descarga la imagen o abre el enlace en otro dispositivo.',
  frame: {
    dismiss: 'Entendido',
    ownMarks: 'Tus marcas se quedan en esta página',
    ownMarksText: `Solo las ves tú. Abre el cartón en ${PRODUCT_NAME} para jugar con otras marcas.`,
    play: (host, code) => `Juega: ${host} · ${code}`,
    notKept: 'En esta página no se guardan las marcas',
    notKeptText: `Abre el cartón en ${PRODUCT_NAME} para conservarlas.`,
  },
  keepPlaying: 'Puedes seguir jugando.',
  keepMarks: 'Conservar marcas',
  keepScreenOn: 'Pantalla siempre encendida',
  list: {
    title: 'Casillas en lista',
    text: (marked, squares) => `Marcadas: ${marked} de ${squares}.`,
    show: 'Ver como lista',
    mark: 'Marcar',
    unmark: 'Desmarcar',
    place: (row, column) => `Fila ${row}, columna ${column}`,
    marked: 'marcada',
    note: 'Nota',
    noteText: 'Solo en este dispositivo. Al guardarla se marca la casilla.',
    saveNote: 'Guardar nota',
    noteFor: (words) => `Nota para “${words}”`,
  },
  makeYourOwn: 'Haz tu propio cartón',
  markCalled: 'Marcado automático',
  markCalledText: 'Marca por ti lo que cante tu anfitrión.',
  markedForYou: 'Te las marcamos',
  markedForYouText: (squares) =>
    plural(squares, { one: 'Se cantó 1 casilla.', other: `Se cantaron ${squares} casillas.` }),
  more: 'Más',
  newRound: 'Otra ronda',
  present: 'Proyectar',
  prompts: {
    'new-round': { label: 'Otra ronda', text: 'El anfitrión empezó otra ronda.' },
    'words-gone': {
      label: 'El anfitrión cambió la mayoría de las frases que marcaste',
      text: 'Cambió casi todo lo que marcaste.',
    },
    old: { label: 'Marcas de antes', text: 'Estas marcas son de otra partida.' },
  },
  changed: {
    grid: 'El anfitrión cambió el tamaño del cartón',
    squares: (count) =>
      plural(count, {
        one: 'El anfitrión cambió 1 casilla',
        other: `El anfitrión cambió ${count} casillas`,
      }),
    words: (count, words) =>
      plural(count, {
        one: `El anfitrión cambió 1 casilla: ${words}`,
        other: `El anfitrión cambió ${count} casillas: ${words}`,
      }),
    'new-round': 'El anfitrión empezó otra ronda: elige Conservar marcas o Borrar marcas',
    'words-gone':
      'El anfitrión cambió la mayoría de las frases que marcaste: elige Conservar marcas o Borrar marcas',
  },
  proof: {
    show: 'Mostrar mi bingo',
    title: 'Mostrar mi bingo',
    text: 'Envíalo a tu anfitrión o muéstrale el código. Muestra tus casillas y cuáles se cantaron.',
    mine: 'Mi bingo',
    withNotes: 'Mostrar también mis notas',
    mineOn: (title) => `Mi bingo en “${title}”`,
  },
  qrCode: 'Código QR',
  recent: 'Jugados hace poco',
  report: 'Denunciar este cartón',
  resetBoard: 'Borrar marcas',
  result: {
    share: 'Compartir resultado',
    markFirst: 'Marca antes una casilla',
    title: 'Mi resultado',
    text: 'Se hace en tu dispositivo. Nadie lo ve si no lo compartes.',
    drawing: 'Dibujando tu cartón...',
    notDrawn: 'No pudimos dibujar la imagen.',
    guarded:
      'Tu navegador te protege del rastreo por huella digital, por eso esta imagen es un archivo SVG. Permite los datos de canvas en este sitio para obtener un PNG.',
    download: 'Descargar imagen',
    copyPicture: 'Copiar imagen',
    copyEmoji: 'Copiar como emojis',
    picture: (title, summary) => `Mi cartón ${title}: ${summary}`,
    pictureCopied: 'Imagen copiada',
    pictureNotCopied: 'Mejor descarga la imagen.',
    copied: 'Resultado copiado',
    copiedText: 'Pégalo donde quieras.',
    notCopied: 'No se pudo copiar el resultado. Inténtalo de nuevo.',
    count: (marked, squares) => `${marked} de ${squares}`,
    squares: (marked, squares) => `${marked} de ${squares} casillas`,
    marked: (marked, squares) => `Casillas marcadas: ${marked} de ${squares}.`,
    won: (lines, marked, squares) => `BINGO! ${lines}, ${marked} de ${squares} casillas marcadas.`,
  },
  score: (marked, squares, lines) => `${marked} de ${squares} casillas, ${lines}.`,
  shout: 'Cantar bingo',
  shuffle: {
    first: 'Mezclar mi cartón',
    again: 'Mezclar otra vez',
    host: 'Orden del anfitrión',
    hint: 'Solo cambió tu cartón. Todos tienen las mismas casillas.',
    done: 'Cartón mezclado',
    undone: 'De vuelta al orden del anfitrión',
    text: 'Tus marcas se movieron con sus casillas.',
  },
  draw: {
    first: 'Sacar mi cartón',
    again: 'Sacar otro cartón',
    host: 'Cartón del anfitrión',
    ask: { first: '¿Sacar mi cartón?', again: '¿Sacar otro cartón?', host: '¿Cartón del anfitrión?' },
    hint: 'Tu propio cartón. Cada jugador tiene casillas distintas.',
    done: 'Tu propio cartón',
    undone: 'El cartón del anfitrión',
  },
  sound: 'Sonido',
  story: {
    did: (words) => `Gracias a ${words}.`,
    didIn: (words, minutes) =>
      plural(minutes, {
        one: `Gracias a ${words}, en 1 minuto.`,
        other: `Gracias a ${words}, en ${minutes} minutos.`,
      }),
    didFast: (words) => `Gracias a ${words}, en menos de un minuto.`,
    in: (minutes) => plural(minutes, { one: 'En 1 minuto.', other: `En ${minutes} minutos.` }),
    fast: 'En menos de un minuto.',
  },
  tapToClose: 'Toca para cerrar',
  told: {
    elsewhere: (words) => `Cantada, no está en tu cartón: ${words}`,
    oneToGo: (words) => `Falta una: ${words}`,
  },
  toWin: (pattern, missing) =>
    `Para ganar: ${pattern}, ${plural(missing, { one: `falta ${missing}`, other: `faltan ${missing}` })}`,
  welcome: (people) => `Ya juegas. ${people} personas ven este cartón.`,
  wonAt: (time) => `BINGO, ${time}`,
  wonAtShort: (time) => `BINGO ${time}`,
}
