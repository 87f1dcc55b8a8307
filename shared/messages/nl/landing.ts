import type { Messages } from '../messages.ts'
import type { landing as english } from '../en/landing.ts'

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'Verzin.', line: '<verb>Maak</verb> een kaart van wat altijd gebeurt.' },
    send: { shout: 'Deel.', line: '<verb>Stuur</verb> één link. Iedereen speelt mee.' },
    shout: { shout: 'Roep.', line: '<verb>Tik</verb> vakjes aan. Een volle\u00a0lijn: BINGO!' },
  },
  create: 'Maak je eerste kaart',
  noAccount: 'Speel of maak een kaart zonder account.',
  onlyToShare: 'Log in om live te bewerken.',
  occasions: 'Wat kijken, vieren of doorstaan jullie?',
  movies: 'Filmavond',
  meetings: 'Online overleg',
  classroom: 'In de klas',
  family: 'Familiefeest',
  road: 'Lange autorit',
  office: 'Kantoorborrel',
  sports: 'Voetbal kijken',
  television: 'Seriemarathon',
  classic: 'Klassieke bingo, 1 t/m 75',
  surprise: 'Verras me',
  shuffling: 'Husselen…',
  start: 'Begin nu',

  sample: {
    explanation: 'Een kaart om hier meteen te proberen. Er wordt niets opgeslagen of verstuurd.',
    tryIt: 'Probeer:',
    heading: (title: string) => `Probeer: ${title}`,
    titleField: 'Geef je kaart een naam',
    won: (sentence: string) => `BINGO! ${sentence}`,
    lines: (count: number) => `${count} lijnen`,
    idle: 'Tik op wat er gebeurt',
    nudge: 'Toe maar, tik erop',
    makeOwn: 'Zelf maken',
    again: 'Nog eens',
    reset: 'De kaart begint opnieuw. Nog één te gaan.',
  },

  welcome: {
    title: 'Je kaarten',
    logIn: 'Log in voor al je kaarten',
    all: 'Al mijn kaarten',
    newCard: 'Nieuwe kaart',
    play: 'Spelen',
    playNamed: (title: string) => `${title} spelen`,
    edit: 'Bewerken',
    editNamed: (title: string) => `${title} bewerken`,
  },
}
