import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'

const plural = pluralIn('de')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Suche leeren',
  deleting: 'Löscht …',
  dismiss: 'Ausblenden',
  hidePassword: 'Passwort verbergen',
  iconTest: 'Symbole testen',
  keep: {
    title: 'Temporäre Karten behalten?',
    text: (count: number) =>
      plural(count, {
        one: 'Du hast in diesem Browser 1 Karte gemacht. Speichere sie in deinem Konto, um sie zu teilen und überall zu spielen.',
        other: `Du hast in diesem Browser ${count} Karten gemacht. Speichere sie in deinem Konto, um sie zu teilen und überall zu spielen.`,
      }),
    notNow: 'Nicht jetzt',
    failed: 'Nicht gespeichert.',
    stillHere: (count: number) =>
      plural(count, {
        one: 'Noch nur in diesem Browser: 1 Karte.',
        other: `Noch nur in diesem Browser: ${count} Karten.`,
      }),
    saved: (count: number) =>
      plural(count, {
        one: '1 Karte ist jetzt in deinem Konto!',
        other: `${count} Karten sind jetzt in deinem Konto!`,
      }),
  },
  listFailed: 'Die Liste lädt nicht.',
  listLoading: 'Die Liste lädt',
  listOffline: 'Du bist offline. Die Liste kommt wieder, sobald du wieder online bist.',
  loggingOut: 'Meldet ab …',
  logOut: 'Abmelden',
  logOutTitle: 'Abmelden und Änderungen verlieren?',
  logOutText: (cards: number) =>
    plural(cards, {
      one: 'Änderungen an 1 Karte sind noch nicht gespeichert. Wenn du dich jetzt abmeldest, sind sie weg.',
      other: `Änderungen an ${cards} Karten sind noch nicht gespeichert. Wenn du dich jetzt abmeldest, sind sie weg.`,
    }),
  lost: {
    deleted: (title: string) => `„${title}“ ist nicht mehr auf dem Server`,
    refused: (title: string) => `Du kannst „${title}“ nicht mehr bearbeiten`,
    text: 'Deine Änderungen sind noch hier. Öffne die Karte und speichere sie als neue.',
  },
  loggedOut: 'Abgemeldet',
  loggedOutText: 'Bis zum nächsten Mal!',
  logOutFailed: 'Nicht abgemeldet',
  modes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  modesShort: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  myCards: 'Meine Karten',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Diese Nummer hat niemand ausgerufen. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.',
  notification: 'Mitteilung',
  notifications: 'Mitteilungen ({hotkey})',
  profile: 'Profil',
  showMore: 'Mehr anzeigen',
  showPassword: 'Passwort zeigen',
  stay: 'Bleiben',
  trouble: {
    'log-in':
      'Dein Netzwerk oder deine Firma verlangt eine neue Anmeldung. Lade die Seite neu; deine Änderungen bleiben erhalten.',
    'read-only':
      'Das Netzwerk lässt deine Änderung nicht durch. Versuch es mit anderen Wörtern oder einem anderen Netzwerk, zum Beispiel über mobile Daten.',
  },
  updated: `${PRODUCT_NAME} wurde aktualisiert`,

  languages: {
    title: 'Sprache',
    current: (name) => `Sprache: ${name}`,
    notChecked: 'Noch nicht von Muttersprachlern gegengelesen.',
    help: '<link>Hilf uns</link>, die Übersetzung zu verbessern.',
    failed: 'Die Sprache wurde nicht gewechselt',
  },
}
