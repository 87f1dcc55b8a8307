import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  TRASH_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { legal as english } from '../en/legal.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `De beheerder van deze ${PRODUCT_NAME} is <name></name>. E-mail: <address></address>`,
    private: `Dit is een privé-installatie van ${PRODUCT_NAME}: iemand beheert hem voor bekenden en heeft hier geen e-mailadres vermeld. Vraag het aan degene van wie je de link hebt.`,
    failed: 'We konden niet laden wie deze site beheert. Check je verbinding en kom terug naar deze pagina.',
  },
  terms: {
    lead: 'Maak kaarten, deel ze, speel ze. Dit zijn de huisregels.',
    yours: {
      title: 'Je kaarten zijn van jou',
      owned:
        'Wat je schrijft, blijft van jou. Je vindt het goed dat we het bewaren en laten zien aan iedereen die de link heeft: daar is een kaart voor.',
      fridge:
        'Zie een link als een briefje op de koelkast. Iedereen die hem heeft, kan de kaart lezen, spelen en er een eigen kopie van maken.',
    },
    dont: {
      title: 'Liever niet',
      bully: 'iets schrijven dat tegen de wet is, of dat iemand bedreigt of pest,',
      expose: 'privégegevens van anderen op een kaart zetten,',
      steal: 'werk of plaatjes van een ander delen tegen diens zin,',
      attack: `proberen in te breken, of ${PRODUCT_NAME} voor anderen onbruikbaar te maken.`,
    },
    measures: {
      title: 'Wat wij mogen doen',
      takeDown:
        'We mogen kaarten en categorieën weghalen en accounts sluiten die deze regels breken. Zie je er een, <contact>laat het ons weten</contact>.',
    },
    guarantee: {
      title: 'Geen garantie',
      none: `We doen ons best om alles draaiend te houden en niets kwijt te raken, maar beloven kunnen we het niet. Voor zover de wet het toestaat, gebruik je ${PRODUCT_NAME} op eigen risico.`,
    },
    leaving: {
      title: 'Weggaan',
      how: 'Je kunt je account altijd verwijderen in je <profile>Profiel</profile>. Bij <privacy>Privacy</privacy> staat wat er blijft.',
    },
    who: { title: 'Wie “wij” zijn' },
  },
  privacy: {
    lead: 'In het kort: je markeringen blijven op je apparaat, er zijn geen advertenties en geen trackers, en je kunt downloaden of verwijderen wat we bewaren.',
    device: {
      title: 'Alleen op je apparaat',
      marks:
        'Je markeringen, je bingo’s en je eigen volgorde van vakjes. We zien nooit wie wat heeft gemarkeerd of wie heeft gewonnen.',
      cards: 'Kaarten die je zonder account maakt, en wijzigingen die ons nog niet hebben bereikt.',
      played:
        'De laatste 20 kaarten die je hebt gespeeld, voor als je offline bent, en keuzes zoals de donkere weergave.',
      until:
        'Ze blijven tot je in je browser de gegevens van deze site wist. Terwijl je speelt, tellen we open pagina’s, zodat iedereen ziet hoeveel er meespelen: een getal, geen namen.',
    },
    account: {
      title: 'Als je een account maakt',
      stored: 'Op onze server, tot je het verwijdert:',
      names:
        'Je gebruikersnaam, e-mailadres, weergavenaam, profielplaatje en wanneer je je hebt geregistreerd. Anderen met een account zien je e-mailadres niet. Mensen met wie je een categorie deelt en de andere hosts van een kaart zien je naam.',
      password:
        'Je wachtwoord als eenrichtingscode (een argon2id-hash). Log je in met Google of je organisatie, dan in plaats daarvan je id daar.',
      cards:
        'Je kaarten, je categorieën met hun items, en met wie je die deelt. Wie cohost is van jouw kaarten, en van wie jij cohost bent.',
      versions: `Eerdere versies van je kaarten, en wie ze heeft gemaakt, ${VERSION_DAYS} dagen lang. Alleen de hosts van een kaart zien ze.`,
      codes: `De spelcodes van je kaarten, als je erom vraagt: elke code eindigt ${JOIN_CODE_HOURS} uur nadat je hem het laatst hebt gebruikt.`,
      tokens:
        'Je toegangstokens, als je die maakt: als eenrichtingscodes, met hun namen en wanneer je ze het laatst hebt gebruikt.',
      plays: `De laatste ${RECENT_PLAYS_PER_USER} kaarten die je hebt geopend om te spelen, en wanneer.`,
      logIns: `Wanneer je bent ingelogd: elke keer eindigt 30 dagen na je laatste bezoek of als je uitlogt, en het zijn er hooguit 50. Links in onze mails werken ${LINK_MINUTES} minuten.`,
      cookies:
        'Daar horen twee cookies bij: de ene houdt je ingelogd, de andere zegt dat je dat misschien bent. Zonder account zijn er geen, behalve tien minuten lang terwijl je inlogt met Google. Kies je een taal, dan onthoudt nog een cookie die een jaar lang, ook zonder account.',
    },
    links: {
      title: 'Wat een link laat zien',
      shown:
        'Iedereen die de link van een kaart of categorie heeft, kan die zien. We vragen zoekmachines om kaarten over te slaan. Een kaart zegt nooit wie hem heeft gemaakt.',
    },
    deletion: {
      title: 'Als je iets verwijdert',
      words: `Een verwijderde kaart of categorie kun je ${TRASH_DAYS} dagen lang terugzetten, en niemand anders ziet hem. Daarna, of als je hem voorgoed verwijdert, verwijderen we de woorden. Zodat een oude link nooit bij iets van een ander uitkomt, bewaren we de id, de datums en het account dat hem heeft gemaakt.`,
      account:
        'Je account verwijderen we meteen, met je categorieën, wat met jou is gedeeld en wat je hebt gespeeld. Je kaarten blijven speelbaar zonder je naam: verwijder ze eerst als ze ook weg moeten.',
      backups: 'Maken de beheerders back-ups, dan is het daaruit weg zodra die zijn overschreven.',
    },
    abuse: {
      title: 'Tegen misbruik',
      counts:
        'We tellen inlogpogingen, registraties en foute codes per netwerkadres tot een uur lang, en wat een account doet tot een dag lang, alleen in het geheugen.',
      log: 'In ons logboek staat het netwerkadres van aanroepen die we hebben geweigerd, zoals bij een fout wachtwoord, met een code in plaats van het e-mailadres. Andere regels noemen een account hooguit bij zijn id. In geen enkele regel staat een e-mailadres of wachtwoord. De beheerder bepaalt hoelang logboeken worden bewaard.',
    },
    reports: {
      title: 'Als je iets meldt',
      kept: `We bewaren je melding ${REPORT_DAYS} dagen: waar het over gaat, je reden en woorden, en je naam en e-mailadres als je die geeft. Je netwerkadres bewaren we als eenrichtingscode, zodat elk adres één open melding heeft. De beheerders krijgen hem per mail.`,
      takenDown: `Als zij een kaart of categorie weghalen, worden de woorden ${APPEAL_DAYS} dagen apart bewaard, zodat een vergissing kan worden hersteld, en daarna verwijderd. Wie heeft beslist, wat en waarom, wordt een jaar bewaard.`,
    },
    others: {
      title: 'Anderen',
      pictures: 'Een plaatje in een vrij vakje komt van zijn eigen website, die dan je netwerkadres ziet.',
      embeds: 'Een website waarin een kaart is ingesloten, hoort van ons niets over jou of je markeringen.',
      logIns: 'Google of je organisatie weet dat je inlogt, als je ervoor kiest om daarmee in te loggen.',
      networks: 'Facebook en Twitter krijgen niets te weten, tenzij je op hun knoppen tikt.',
      nothing: 'Verder laden we niets van andere sites, en we geven niets door en verkopen niets.',
    },
    say: {
      title: 'Jouw rechten',
      how: `In je <profile>Profiel</profile> kun je zien, verbeteren, downloaden en verwijderen wat ${PRODUCT_NAME} over je bewaart. Voor al het andere kun je hier terecht:`,
    },
  },
  contact: {
    lead: 'Wie hierachter zit en hoe je ons bereikt.',
    who: { title: 'Wie dit beheert' },
    takeDown: {
      title: 'Iets laten weghalen',
      how: 'Gaat een kaart of categorie over jou, gebruikt hij jouw werk of is hij in strijd met de wet? Meld hem op de pagina zelf, of laat het de mensen hierboven weten:',
      link: 'de link, met “/play/” of “/categories/” erin,',
      wrong: 'wat er mis mee is,',
      reach: 'hoe je te bereiken bent, als je antwoord wilt.',
      then: 'Ze kijken ernaar en halen het weg als het hier niet hoort.',
    },
    yourself: {
      title: 'Sneller zonder ons',
      card: 'Een kaart van jezelf: verwijder hem bij <myCards>Mijn kaarten</myCards>.',
      password: 'Wachtwoord kwijt: <reset>stel een nieuw in</reset>.',
      data: 'Je gegevens: download of verwijder ze in je <profile>Profiel</profile>.',
    },
    security: {
      title: 'Een beveiligingslek gevonden?',
      how: `Dank je wel voor het zoeken. Vertel het eerst aan ons en dan pas aan anderen, en probeer het alleen op je eigen kaarten en accounts. ${PRODUCT_NAME} wordt er beter van.`,
    },
  },
}
