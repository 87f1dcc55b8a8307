import type { landing as english } from '../en/landing.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'Hazlo.', line: '<verb>Crea</verb> un cartón con lo que siempre pasa.' },
    send: { shout: 'Envíalo.', line: '<verb>Comparte</verb> un enlace. Juegan todos.' },
    shout: { shout: 'Cántalo.', line: '<verb>Toca</verb> y marca. Una\u00a0línea es BINGO.' },
  },
  create: 'Crea tu primer cartón',
  noAccount: 'Juega o haz un cartón sin cuenta.',
  onlyToShare: 'Entra para editarlo en vivo.',
  occasions: '¿Qué vas a ver, celebrar o aguantar?',
  movies: 'Noches de cine',
  meetings: 'Videollamadas',
  classroom: 'Clases',
  family: 'Reuniones familiares',
  road: 'Viajes largos',
  office: 'Fiestas de oficina',
  sports: 'Partidos',
  television: 'Maratones de series',
  classic: 'Bingo clásico, del 1 al 75',
  surprise: 'Sorpréndeme',
  shuffling: 'Mezclando...',
  start: 'Empieza ahora',

  sample: {
    explanation: 'Un cartón de muestra para jugar aquí mismo. Nada se guarda ni se envía.',
    tryIt: 'Prueba:',
    heading: (title) => `Prueba: ${title}`,
    titleField: 'Ponle nombre a tu cartón',
    won: (sentence) => `BINGO! ${sentence}`,
    lines: (count) => plural(count, { one: `${count} línea`, other: `${count} líneas` }),
    idle: 'Toca lo que pase',
    nudge: 'Vamos, tócala',
    makeOwn: 'Haz el tuyo',
    again: 'Otra vez',
    reset: 'El cartón de muestra está como al principio. Falta una.',
  },

  welcome: {
    title: 'Tus cartones',
    logIn: 'Entra para ver todos tus cartones',
    all: 'Todos mis cartones',
    newCard: 'Nuevo cartón',
    play: 'Jugar',
    playNamed: (title) => `Jugar ${title}`,
    edit: 'Editar',
    editNamed: (title) => `Editar ${title}`,
  },
}
