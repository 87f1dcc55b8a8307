import { PRODUCT_NAME } from '#shared/product.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

const NUMBERS = ['Cero', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis']
const MORE_NUMBERS = ['Siete', 'Ocho', 'Nueve', 'Diez', 'Once', 'Doce']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, { one: `${number} línea`, other: `${number} líneas` })
}

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'en la mayoría de las partidas'
  if (share < 0.02) return 'casi nunca'
  return share > 0.58 ? 'en 2 de cada 3 partidas' : `en 1 de cada ${Math.round(1 / share)} partidas`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: '¡Cartón lleno!',
  blackoutText: 'Marcaste todas las casillas.',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'El código QR no se cargó.',
  codeNear: 'Escanéalo de cerca: un código tan fino no se lee desde el fondo de la sala.',
  codeOf: 'Código QR del enlace',
  noCode: 'Este cartón es demasiado largo para un código QR. Envía su enlace.',
  copyLink: 'Copiar enlace',
  forecast: (players, calls, ties) =>
    `Con ${players} jugadores, alguien gana tras unas ${calls} frases cantadas; ${howOften(ties)} ganan dos a la vez.`,
  forecastTitle: '¿Cuánto durará?',
  layout: 'Un cartón distinto para cada jugador',
  layoutDrawn: 'Cada jugador recibe casillas de todas tus frases. Ideal para jugar con sorteo.',
  layoutShuffled: 'Las mismas casillas, en otro orden para cada jugador. Ideal para jugar con sorteo.',
  lines,
  linesInText: (count) => lines(count).toLowerCase(),
  patternsInText: {
    line: 'una línea',
    'two-lines': 'dos líneas',
    corners: 'cuatro esquinas',
    x: 'X',
    frame: 'marco',
    full: 'cartón lleno',
  },
  linesInOneGo: (count) => `${lines(count)} de una vez.`,
  newRound: {
    title: '¿Empezar otra ronda?',
    text: 'Pediremos a los jugadores que borren sus marcas. Las casillas no cambian.',
    textWithCalls:
      'Pediremos a los jugadores que borren sus marcas. Se vuelve a cantar desde cero y las casillas no cambian.',
    start: 'Empezar',
    starting: 'Empezando...',
    started: 'Empezó otra ronda',
    startedText: 'Los jugadores pueden borrar sus marcas con un toque.',
    failed: 'No se pudo empezar otra ronda',
  },
  play: (title) => `Juega “${title}” en ${PRODUCT_NAME}`,
  playUntitled: `Juega conmigo en ${PRODUCT_NAME}`,
  temporary: {
    elsewhere:
      'Este cartón vive en el navegador donde se hizo. Para jugar aquí, pide a su anfitrión que lo comparta y te envíe el enlace nuevo.',
    own: 'Este cartón vive en este navegador. Su enlace lleva una copia con la que cualquiera puede jugar.',
    signIn: 'Entra para compartir',
  },
  report: {
    title: 'Denunciar',
    private:
      'Esta es una instalación privada: alguien la mantiene para gente conocida y no indica quién recibiría tu denuncia. Pregunta a quien te envió el enlace.',
    to: (name) => `La recibe ${name}. Decide una persona, sin importar cuántas denuncias haya.`,
    toOperators:
      'La reciben quienes administran este sitio. Decide una persona, sin importar cuántas denuncias haya.',
    reason: '¿Qué pasa?',
    noReason: 'Elige un motivo',
    text: 'Con tus palabras',
    name: 'Tu nombre (opcional)',
    email: 'Tu correo (opcional)',
    emailHint: 'Para responderte. Se guarda 90 días con tu denuncia.',
    true: 'Creo que esto es cierto',
    send: 'Enviar denuncia',
    sending: 'Enviando...',
    sent: 'Denuncia enviada',
    sentText: 'Gracias. La revisará una persona.',
    failed: 'La denuncia no se envió',
  },
  spokenCode: (digits) => `Código: ${digits}`,
  noCodeYet: (reason) => `Aún no hay código. ${reason}`,
  rows: {
    top: 'Fila de arriba',
    second: 'Segunda fila',
    middle: 'Fila del medio',
    third: 'Tercera fila',
    fourth: 'Cuarta fila',
    bottom: 'Fila de abajo',
  },
  columns: {
    left: 'Columna izquierda',
    second: 'Segunda columna',
    middle: 'Columna del medio',
    third: 'Tercera columna',
    fourth: 'Cuarta columna',
    right: 'Columna derecha',
  },
  diagonal: 'Diagonal',
  won: {
    rows: {
      top: 'La fila de arriba es tuya.',
      second: 'La segunda fila es tuya.',
      middle: 'La fila del medio es tuya.',
      third: 'La tercera fila es tuya.',
      fourth: 'La cuarta fila es tuya.',
      bottom: 'La fila de abajo es tuya.',
    },
    columns: {
      left: 'La columna izquierda es tuya.',
      second: 'La segunda columna es tuya.',
      middle: 'La columna del medio es tuya.',
      third: 'La tercera columna es tuya.',
      fourth: 'La cuarta columna es tuya.',
      right: 'La columna derecha es tuya.',
    },
    diagonal: 'La diagonal es tuya.',
    corners: 'Las cuatro esquinas son tuyas.',
    x: 'La X es tuya.',
    frame: 'El marco es tuyo.',
    full: 'El cartón entero es tuyo.',
  },
}
