import type { Messages } from '../messages.ts'
import type { admin as english } from '../en/admin.ts'

export const admin: Messages<typeof english> = {
  title: 'Verwaltung',
  notLoaded: 'Nicht geladen',
  reports: 'Meldungen',
  noReports: 'Niemand hat etwas gemeldet.',
  noName: 'ohne Namen',
  noEmail: 'ohne E-Mail',

  find: 'Finden',
  findField: 'Ein Link, ein Spielcode oder ein Nutzername',
  nothingFound: 'Diesen Link, Code oder Namen gibt es nicht.',
  states: { live: 'sichtbar', removed: 'entfernt', deleted: 'gelöscht' },
  thing: (state: string, owner: string, openReports: number) =>
    `${state}, gehört: ${owner}, offene Meldungen: ${openReports}`,
  noOwner: 'niemandem',
  account: (day: string, cards: number) => `seit ${day}, Karten: ${cards}`,
  suspendedAccount: (day: string, cards: number) => `seit ${day}, Karten: ${cards}, gesperrt`,

  acts: {
    'take-down': {
      label: 'Entfernen',
      title: 'Entfernen?',
      follows:
        'Der Link funktioniert nirgends mehr, offene Seiten erfahren es, und 30 Tage lang lässt sich das rückgängig machen.',
    },
    restore: {
      label: 'Wiederherstellen',
      title: 'Wiederherstellen?',
      follows: 'Alles ist wieder da, wie es war.',
    },
    dismiss: {
      label: 'So lassen',
      title: 'So lassen?',
      follows: 'Es bleibt, wie es ist, und die Meldungen dazu werden geschlossen.',
    },
    suspend: {
      label: 'Sperren',
      title: 'Sperren?',
      follows:
        'Die Person wird überall abgemeldet, und niemand kann ihre Karten ändern, bis du das Konto entsperrst.',
    },
    reinstate: {
      label: 'Entsperren',
      title: 'Entsperren?',
      follows: 'Die Person kann sich wieder anmelden und ihre Karten ändern.',
    },
    delete: {
      label: 'Konto löschen',
      title: 'Konto löschen?',
      follows: 'Das lässt sich nicht rückgängig machen. Die Karten bleiben spielbar, gehören aber niemandem.',
    },
  },
  why: 'Warum?',
  whyHint:
    'Wird ein Jahr aufbewahrt. Lesen können es alle, die gemeldet haben, und die Person, der eine entfernte Karte gehört.',
  pending: 'Moment …',
  done: 'Erledigt',
  notDone: 'Nicht erledigt',

  confirm: {
    title: 'Bist du es?',
    logInAgain:
      'Deine letzte Anmeldung ist mehr als 10 Minuten her. Melde dich ab und wieder an und komm hierher zurück.',
    password: 'Dein Passwort',
    passwordHint: 'Für die nächsten 10 Minuten.',
    passwordMissing: 'Gib dein Passwort ein',
    answer: 'Weiter',
    failed: 'Nicht bestätigt',
  },
}
