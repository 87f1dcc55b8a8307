import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editor as english } from '../en/editor.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

const kept = (status: string, changes: number) =>
  plural(changes, { one: `${status}, 1 cambio a salvo`, other: `${status}, ${changes} cambios a salvo` })

export const editor: Messages<typeof english> = {
  titleOf: (card) => `Editar ${card}`,
  newTitle: 'Crear un cartón',
  playLater: 'Guarda antes de jugar',

  board: 'Editor del cartón',
  unnamed: 'Ponle nombre',
  startHere: 'Empieza aquí',
  squares: {
    put: 'poner aquí',
    call: 'cantar',
    takeBack: 'retirar',
    swap: 'intercambiar con esta',
    cancelSwap: 'cancelar intercambio',
  },
  field: 'Texto de esta casilla',
  pickFor: (word) => `Elige la casilla para “${word}”`,
  pickOther: 'Elige con qué casilla se intercambia',
  tooFew: `Los jugadores ven lo de antes hasta que llenes ${MIN_FILLED_CELLS} casillas`,
  called: (called, total) => `${called} de ${total} cantadas`,
  filled: (filled, places) => `${filled} de ${places} casillas llenas`,
  mode: 'Al tocar una casilla',
  modes: { edit: 'Editar', call: 'Cantar' },
  start: 'Llena el cartón',
  startList: 'Pegar una lista',
  startCategory: 'Con una categoría',
  startExamples: 'Ejemplos',

  settings: 'Ajustes del cartón',
  title: 'Título',
  titleQuestion: '¿Cómo lo llamamos?',
  titleExample: 'Reunión de los lunes',
  gridSize: 'Tamaño',
  freeSpace: 'Casilla libre en el centro',
  columns: 'Las frases no cambian de columna',
  columnsHint:
    'En el cartón de cada jugador, una columna solo lleva frases de esa columna, como en el bingo clásico.',
  toWin: (pattern) => `${pattern} para ganar`,
  theme: (name) => `Tema: ${name}`,
  themes: {
    blue: 'azul',
    pink: 'rosa',
    green: 'verde',
    purple: 'morado',
    yellow: 'amarillo',
    red: 'rojo',
  },

  actions: 'Acciones rápidas',
  fill: 'Llenar',
  pasteList: 'Pegar una lista',
  fillCategory: 'Llenar con una categoría',
  addExamples: 'Añadir ejemplos',
  change: 'Cambiar',
  shuffle: 'Mezclar el orden',
  clear: 'Vaciar casillas',
  image: 'Imagen de la casilla libre',
  versions: 'Versiones anteriores',
  handOut: 'Repartir',
  print: 'Imprimir cartones',
  printNothing: 'Aún no hay nada que imprimir',
  printNothingText: 'Llena antes algunas casillas.',
  coHosts: 'Coanfi\u00ADtriones',
  leave: 'Dejar de editar',
  again: 'Jugar otra vez',
  againText: 'Mismas casillas, sin marcas.',
  newRound: 'Otra ronda',

  live: 'En vivo',
  guest: 'Sin cuenta',
  guestText: '<b>Sin cuenta.</b> Solo en este dispositivo.',
  guestSafari: '<b>Sin cuenta.</b> Solo en este dispositivo. Safari borra el cartón tras 7 días sin visitas.',
  logIn: 'Entrar',
  hosts: (hosts) => `${hosts} anfitriones editan ahora`,
  copy: 'Estás haciendo una copia',
  copyOfGuest: 'Al guardar, haces tu propia copia. Si este cartón es tuyo, entra para editarlo.',
  copyText: 'Este cartón es de otra persona. Al guardar, haces tu propia copia.',
  backToGame: 'Volver a la partida',
  status: {
    draft: 'Aún sin guardar',
    temporary: 'En este navegador',
    saved: 'Guardado',
    saving: 'Guardando',
    five: `Llena ${MIN_FILLED_CELLS} casillas`,
    held: (changes) =>
      plural(changes, { one: '1 cambio sin publicar', other: `${changes} cambios sin publicar` }),
    offlineKept: (changes) => kept('Sin conexión', changes),
    signedOut: 'Sesión cerrada',
    signedOutKept: (changes) => kept('Sesión cerrada', changes),
    deleted: 'No está en el servidor',
    readOnly: 'Solo lectura',
    failed: 'Sin guardar',
    failedKept: (changes) => kept('Sin guardar', changes),
  },
  announced: {
    offline: 'Sin conexión. Tus cambios están a salvo. Los guardaremos cuando vuelva la conexión.',
    unsaved: 'Tus cambios están a salvo y lo seguimos intentando.',
    'signed-out': 'Tu sesión está cerrada. Tus cambios están a salvo aquí. Entra para guardarlos.',
    forbidden: 'Ya no puedes editar este cartón.',
    failed: 'No pudimos guardar tu último cambio.',
  },

  changesSafe: 'Tus cambios a este cartón están a salvo en este navegador.',
  missing:
    'Revisa el enlace. Si eliminaste el cartón, puedes restaurarlo en <myCards>Mis cartones</myCards>.',
  saveMine: 'Guardar mi versión como nueva',
}
