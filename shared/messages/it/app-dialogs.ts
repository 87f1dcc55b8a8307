import { PRODUCT_NAME } from '#shared/product.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Cancella la ricerca',
  deleting: 'Eliminazione…',
  dismiss: 'Chiudi',
  hidePassword: 'Nascondi la password',
  iconTest: 'Prova delle icone',
  keep: {
    title: 'Tenere le cartelle temporanee?',
    text: (count) =>
      plural(count, {
        one: `Hai creato ${count} cartella in questo browser. Salvala nel tuo account per condividerla e giocare ovunque.`,
        other: `Hai creato ${count} cartelle in questo browser. Salvale nel tuo account per condividerle e giocare ovunque.`,
      }),
    notNow: 'Non ora',
    failed: 'Non siamo riusciti a salvare le cartelle.',
    stillHere: (count) =>
      plural(count, {
        one: `Ancora solo in questo browser: ${count} cartella.`,
        other: `Ancora solo in questo browser: ${count} cartelle.`,
      }),
    saved: (count) =>
      plural(count, {
        one: `${count} cartella salvata nel tuo account!`,
        other: `${count} cartelle salvate nel tuo account!`,
      }),
  },
  listFailed: 'Non siamo riusciti a caricare la lista.',
  listLoading: 'Caricamento della lista',
  listOffline: 'Sei offline. La lista torna quando torni tu.',
  loggingOut: 'Uscita…',
  logOut: 'Esci',
  logOutTitle: 'Uscire e perdere le modifiche?',
  logOutText: (cards) =>
    plural(cards, {
      one: `Le modifiche a ${cards} cartella non sono ancora salvate. Se esci ora, vanno perse.`,
      other: `Le modifiche a ${cards} cartelle non sono ancora salvate. Se esci ora, vanno perse.`,
    }),
  lost: {
    deleted: (title) => `“${title}” non è più sul server`,
    refused: (title) => `Non puoi più modificare “${title}”`,
    text: 'Le tue modifiche sono ancora qui. Apri la cartella per salvarle in una nuova.',
  },
  loggedOut: 'A presto!',
  loggedOutText: 'Hai chiuso la sessione.',
  logOutFailed: 'Non siamo riusciti a farti uscire',
  modes: { auto: 'Automatico', light: 'Chiaro', dark: 'Scuro' },
  modesShort: { auto: 'Auto', light: 'Chiaro', dark: 'Scuro' },
  myCards: 'Le mie cartelle',
  notFound: 'Pagina non trovata',
  notFoundText: 'Questo numero non è uscito. Forse il link è vecchio, o si è persa una lettera.',
  notification: 'Notifica',
  notifications: 'Notifiche ({hotkey})',
  profile: 'Profilo',
  showMore: 'Mostra altro',
  showPassword: 'Mostra la password',
  stay: 'Resta',
  trouble: {
    'log-in':
      'La tua rete o la tua azienda chiede di accedere di nuovo. Ricarica la pagina: le tue modifiche restano.',
    'read-only':
      'La rete non lascia passare la tua modifica. Prova con altre parole o con un’altra rete, per esempio con i dati mobili.',
  },
  updated: `${PRODUCT_NAME} si è aggiornato`,

  languages: {
    title: 'Lingua',
    current: (name) => `Lingua: ${name}`,
    notChecked: 'Traduzione non ancora riletta da chi è madrelingua.',
    help: '<link>Aiutaci</link> a migliorarla.',
    failed: 'La lingua non è cambiata',
  },
}
