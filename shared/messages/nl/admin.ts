import type { Messages } from '../messages.ts'
import type { admin as english } from '../en/admin.ts'

export const admin: Messages<typeof english> = {
  title: 'Beheer',
  notLoaded: 'Niet geladen',
  reports: 'Meldingen',
  noReports: 'Niemand heeft iets gemeld.',
  noName: 'geen naam',
  noEmail: 'geen e-mail',

  find: 'Zoeken',
  findField: 'Een link, een spelcode of een gebruikersnaam',
  nothingFound: 'Deze link, code of naam bestaat niet.',
  states: { live: 'zichtbaar', removed: 'weggehaald', deleted: 'verwijderd' },
  thing: (state: string, owner: string, openReports: number) =>
    `${state}, eigenaar: ${owner}, open meldingen: ${openReports}`,
  noOwner: 'geen',
  account: (day: string, cards: number) => `sinds ${day}, kaarten: ${cards}`,
  suspendedAccount: (day: string, cards: number) => `sinds ${day}, kaarten: ${cards}, geblokkeerd`,

  acts: {
    'take-down': {
      label: 'Weghalen',
      title: 'Weghalen?',
      follows:
        'De link werkt nergens meer, open schermen krijgen dat te zien, en je kunt het nog 30 dagen terugzetten.',
    },
    restore: {
      label: 'Terugzetten',
      title: 'Terugzetten?',
      follows: 'Alles is er weer, zoals het was.',
    },
    dismiss: {
      label: 'Zo laten',
      title: 'Zo laten?',
      follows: 'Het blijft zoals het is, en de meldingen erover worden gesloten.',
    },
    suspend: {
      label: 'Blokkeren',
      title: 'Blokkeren?',
      follows:
        'Deze persoon wordt overal uitgelogd en niemand kan de kaarten wijzigen, tot je de blokkering opheft.',
    },
    reinstate: {
      label: 'Deblokkeren',
      title: 'Deblokkeren?',
      follows: 'Deze persoon kan weer inloggen en de kaarten wijzigen.',
    },
    delete: {
      label: 'Account verwijderen',
      title: 'Account verwijderen?',
      follows: 'Dit kun je niet ongedaan maken. De kaarten blijven speelbaar, zonder eigenaar.',
    },
  },
  why: 'Waarom?',
  whyHint:
    'We bewaren dit een jaar. Wie iets meldde en de eigenaar van een weggehaalde kaart kunnen het lezen.',
  pending: 'Momentje…',
  done: 'Gedaan',
  notDone: 'Niet gedaan',

  confirm: {
    title: 'Ben jij het?',
    logInAgain: 'Je bent meer dan 10 minuten geleden ingelogd. Log uit, log weer in en kom hier terug.',
    password: 'Je wachtwoord',
    passwordHint: 'Voor de komende 10 minuten.',
    passwordMissing: 'Vul je wachtwoord in',
    answer: 'Verder',
    failed: 'Niet bevestigd',
  },
}
