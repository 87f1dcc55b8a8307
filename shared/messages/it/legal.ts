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
import type { legal as english } from '../en/legal.ts'
import type { Messages } from '../messages.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `Questo ${PRODUCT_NAME} è gestito da <name></name>. Email: <address></address>`,
    private: `Questa è un’installazione privata di ${PRODUCT_NAME}: qualcuno la gestisce per chi conosce e non ha pubblicato un’email qui. Chiedi a chi ti ha mandato il link.`,
    failed:
      'Non siamo riusciti a caricare chi gestisce questo sito. Controlla la connessione e torna su questa pagina.',
  },
  terms: {
    lead: 'Crea cartelle, condividile, giocaci. Ecco le regole della casa.',
    yours: {
      title: 'Le tue cartelle sono tue',
      owned:
        'Quello che scrivi resta tuo. Ci permetti di conservarlo e di mostrarlo a chiunque abbia il link: una cartella serve a questo.',
      fridge:
        'Un link è come un biglietto sul frigo. Chiunque ce l’abbia può leggere la cartella, giocarci e farsene una copia.',
    },
    dont: {
      title: 'Per favore, evita di',
      bully: 'scrivere cose che violano la legge, o che minacciano o tormentano qualcuno,',
      expose: 'mettere su una cartella dati privati di altre persone,',
      steal: 'condividere opere o immagini di altri contro la loro volontà,',
      attack: `cercare di entrare dove non dovresti, o di impedire ad altri l’uso di ${PRODUCT_NAME}.`,
    },
    measures: {
      title: 'Cosa possiamo fare noi',
      takeDown:
        'Possiamo rimuovere cartelle e categorie e chiudere account che non rispettano queste regole. Se ne vedi, <contact>diccelo</contact>.',
    },
    guarantee: {
      title: 'Nessuna garanzia',
      none: `Facciamo del nostro meglio perché tutto funzioni e niente vada perso, ma non possiamo prometterlo. Nei limiti della legge, usi ${PRODUCT_NAME} a tuo rischio.`,
    },
    leaving: {
      title: 'Se te ne vai',
      how: 'Puoi eliminare il tuo account in ogni momento in <profile>Profilo</profile>. <privacy>Privacy</privacy> dice che cosa resta.',
    },
    who: { title: 'Chi siamo “noi”' },
  },
  privacy: {
    lead: 'In breve: le tue caselle segnate restano sul tuo dispositivo, non ci sono pubblicità né tracciatori, e puoi scaricare o eliminare quello che conserviamo.',
    device: {
      title: 'Solo sul tuo dispositivo',
      marks:
        'Le caselle che segni, i tuoi bingo e il tuo ordine delle caselle. Non vediamo mai chi ha segnato cosa, né chi ha vinto.',
      cards: 'Le cartelle che crei senza account, e le modifiche che non ci sono ancora arrivate.',
      played:
        'Le ultime 20 cartelle con cui hai giocato, per quando sei offline, e scelte come la modalità scura.',
      until:
        'Restano finché non cancelli i dati di questo sito nel tuo browser. Mentre giochi contiamo le pagine aperte, così tutti vedono quanti stanno giocando: un numero, niente nomi.',
    },
    account: {
      title: 'Se ti registri',
      stored: 'Sul nostro server, finché non lo elimini:',
      names:
        'Il tuo nome utente, l’email, il nome visibile, l’icona e la data di registrazione. Nessun altro vede la tua email. Il tuo nome lo vedono le persone con cui condividi una categoria e gli altri host della cartella.',
      password:
        'La tua password come codice a senso unico (un hash argon2id). Se accedi con Google o con la tua organizzazione, al suo posto il tuo ID presso di loro.',
      cards:
        'Le tue cartelle, le tue categorie con le loro voci, e con chi le condividi. Chi fa da co-host nelle tue cartelle, e in quali lo fai tu.',
      versions: `Le versioni precedenti delle tue cartelle, e chi le ha fatte, per ${VERSION_DAYS} giorni. Le vedono solo gli host di una cartella.`,
      codes: `I codici delle tue cartelle, se ne chiedi: ognuno scade ${JOIN_CODE_HOURS} ore dopo l’ultima volta che l’hai usato.`,
      tokens:
        'I tuoi token di accesso, se ne crei: come codici a senso unico, con il nome e l’ultima volta che li hai usati.',
      plays: `Le ultime ${RECENT_PLAYS_PER_USER} cartelle che hai aperto per giocare, e quando.`,
      logIns: `I tuoi accessi: ognuno finisce 30 giorni dopo la tua ultima visita o quando esci, e sono al massimo 50. I link nelle nostre email funzionano per ${LINK_MINUTES} minuti.`,
      cookies:
        'Ne fanno parte due cookie: uno mantiene il tuo accesso, l’altro dice che potresti averlo. Senza account non ce ne sono, tranne per dieci minuti mentre accedi con Google. Se scegli una lingua, un altro la ricorda per un anno, anche senza account.',
    },
    links: {
      title: 'Cosa mostra un link',
      shown:
        'Chiunque abbia il link di una cartella o di una categoria può vederla. Chiediamo ai motori di ricerca di ignorare le cartelle. Una cartella non dice mai chi l’ha fatta.',
    },
    deletion: {
      title: 'Quando elimini',
      words: `Per ${TRASH_DAYS} giorni puoi ripristinare una cartella o una categoria eliminata, e nessun altro la vede. Poi, o se la elimini per sempre, eliminiamo le sue parole. Perché un vecchio link non porti mai a quella di qualcun altro, conserviamo il suo ID, le sue date e l’account che l’ha creata.`,
      account:
        'Eliminiamo subito il tuo account, con le tue categorie, quello che è condiviso con te e quello con cui hai giocato. Con le tue cartelle si può ancora giocare, senza il tuo nome: se devono sparire anche loro, eliminale prima.',
      backups:
        'Se chi gestisce questo sito fa copie di sicurezza, i tuoi dati spariscono da lì quando vengono sovrascritte.',
    },
    abuse: {
      title: 'Contro gli abusi',
      counts:
        'Contiamo accessi, registrazioni e codici sbagliati per indirizzo IP per un’ora al massimo, e quello che fa un account per un giorno al massimo, solo in memoria.',
      log: 'Il nostro registro annota l’indirizzo IP delle chiamate che rifiutiamo, come una password sbagliata, con un codice al posto dell’email. Le altre righe indicano un account al massimo con il suo ID. Nessuna riga contiene un’email o una password. Chi gestisce il sito decide per quanto tempo conservare i registri.',
    },
    reports: {
      title: 'Se segnali qualcosa',
      kept: `Conserviamo la tua segnalazione per ${REPORT_DAYS} giorni: che cosa riguarda, il motivo e le tue parole, e nome ed email se li dai. Il tuo indirizzo IP è conservato come codice a senso unico, perché ognuno abbia una sola segnalazione aperta. Chi gestisce il sito la riceve via email.`,
      takenDown: `Se una cartella o una categoria viene rimossa, le sue parole sono conservate a parte per ${APPEAL_DAYS} giorni, così si può rimediare a un errore, e poi eliminate. Per un anno conserviamo chi ha deciso, che cosa e perché.`,
    },
    others: {
      title: 'Gli altri',
      pictures: 'L’immagine in una casella jolly viene dal suo sito, che così vede il tuo indirizzo IP.',
      embeds:
        'Un sito che incorpora una cartella non viene a sapere niente da noi su di te o sulle tue caselle segnate.',
      logIns:
        'Google o la tua organizzazione vengono a sapere del tuo accesso se scegli di accedere con loro.',
      networks: 'Facebook e Twitter non vengono a sapere niente finché non premi i loro pulsanti.',
      nothing: 'Nient’altro viene caricato da fuori, e non cediamo e non vendiamo niente.',
    },
    say: {
      title: 'I tuoi diritti',
      how: `In <profile>Profilo</profile> puoi vedere, correggere, scaricare ed eliminare quello che ${PRODUCT_NAME} conserva su di te. Per tutto il resto, chiedi:`,
    },
  },
  contact: {
    lead: 'Chi c’è dietro, e dove scrivere.',
    who: { title: 'Chi gestisce il sito' },
    takeDown: {
      title: 'Far rimuovere qualcosa',
      how: 'Una cartella o una categoria parla di te, usa una tua opera o viola la legge? Segnalala nella sua pagina, o scrivi a chi è indicato qui sopra e manda:',
      link: 'il link (contiene “/play/” o “/categories/”),',
      wrong: 'cosa non va,',
      reach: 'come contattarti, se vuoi una risposta.',
      then: 'Chi gestisce il sito la guarda e, se non può stare qui, la rimuove.',
    },
    yourself: {
      title: 'Più in fretta senza di noi',
      card: 'Una cartella tua: eliminala in <myCards>Le mie cartelle</myCards>.',
      password: 'Una password persa: <reset>scegline una nuova</reset>.',
      data: 'I tuoi dati: scaricali o eliminali in <profile>Profilo</profile>.',
    },
    security: {
      title: 'Hai trovato una falla?',
      how: `Grazie per averla cercata. Dillo a noi prima che ad altri, e prova solo sulle tue cartelle e sui tuoi account. ${PRODUCT_NAME} ne uscirà migliore.`,
    },
  },
}
