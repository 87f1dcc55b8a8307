import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'

const plural = pluralIn('nl')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Zoekopdracht wissen',
  deleting: 'Verwijderen…',
  dismiss: 'Verbergen',
  hidePassword: 'Wachtwoord verbergen',
  iconTest: 'Pictogrammen testen',
  keep: {
    title: 'Tijdelijke kaarten houden?',
    text: (count: number) =>
      plural(count, {
        one: 'Je hebt in deze browser 1 kaart gemaakt. Sla hem op in je account, dan kun je hem delen en overal spelen.',
        other: `Je hebt in deze browser ${count} kaarten gemaakt. Sla ze op in je account, dan kun je ze delen en overal spelen.`,
      }),
    notNow: 'Niet nu',
    failed: 'Niet opgeslagen.',
    stillHere: (count: number) =>
      plural(count, {
        one: 'Nog alleen in deze browser: 1 kaart.',
        other: `Nog alleen in deze browser: ${count} kaarten.`,
      }),
    saved: (count: number) =>
      plural(count, {
        one: '1 kaart staat nu in je account!',
        other: `${count} kaarten staan nu in je account!`,
      }),
  },
  listFailed: 'De lijst laadt niet.',
  listLoading: 'De lijst laadt',
  listOffline: 'Je bent offline. De lijst komt terug zodra je weer online bent.',
  loggingOut: 'Uitloggen…',
  logOut: 'Uitloggen',
  logOutTitle: 'Uitloggen en wijzigingen verliezen?',
  logOutText: (cards: number) =>
    plural(cards, {
      one: 'Wijzigingen in 1 kaart zijn nog niet opgeslagen. Als je nu uitlogt, ben je ze kwijt.',
      other: `Wijzigingen in ${cards} kaarten zijn nog niet opgeslagen. Als je nu uitlogt, ben je ze kwijt.`,
    }),
  lost: {
    deleted: (title: string) => `“${title}” staat niet meer op de server`,
    refused: (title: string) => `Je kunt “${title}” niet meer bewerken`,
    text: 'Je wijzigingen zijn er nog. Open de kaart en sla die op als nieuwe kaart.',
  },
  loggedOut: 'Uitgelogd',
  loggedOutText: 'Tot de volgende keer!',
  logOutFailed: 'Niet uitgelogd',
  modes: { auto: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  modesShort: { auto: 'Systeem', light: 'Licht', dark: 'Donker' },
  myCards: 'Mijn kaarten',
  notFound: 'Pagina niet gevonden',
  notFoundText: 'Dit nummer heeft niemand omgeroepen. Misschien is de link oud, of mist er een letter.',
  notification: 'Melding',
  notifications: 'Meldingen ({hotkey})',
  profile: 'Profiel',
  showMore: 'Meer tonen',
  showPassword: 'Wachtwoord tonen',
  stay: 'Blijven',
  trouble: {
    'log-in':
      'Je netwerk of bedrijf wil dat je opnieuw inlogt. Laad de pagina opnieuw; je wijzigingen blijven bewaard.',
    'read-only':
      'Het netwerk laat je wijziging niet door. Probeer andere woorden of een ander netwerk, zoals mobiele data.',
  },
  updated: `${PRODUCT_NAME} is bijgewerkt`,

  languages: {
    title: 'Taal',
    current: (name) => `Taal: ${name}`,
    notChecked: 'Nog niet nagelezen door een moedertaalspreker.',
    help: '<link>Help ons</link> het beter te maken.',
    failed: 'De taal is niet gewijzigd',
  },
}
